import { use } from 'react'
import { faceOf } from '../../games/faces.ts'
import type { Player } from '../../table/game.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { firstView } from './first-view.ts'

/** What beginning means: as whom, where one person plays. */
export function BeginAs(props: { rulebook: string; setup: string; players: readonly Player[] }) {
  const { rulebook, setup, players } = props
  const say = useSay()
  const words = useWords()
  const face = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const [seat] = people
  if (seat === undefined || people.length > 1) return say('ui.new.begin')
  return say('ui.new.beginAs', { army: face.seatName(view, seat, words) })
}
