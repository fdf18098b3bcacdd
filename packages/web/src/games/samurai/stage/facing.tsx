import type { Odds } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../../../words/words.tsx'
import { type Battle, leaderAt, unitAt } from '../battle.ts'
import { Chances } from '../chances.tsx'
import { useBattle, useGame } from '../view.ts'
import { type Clash, clashOf, pendingIn } from './clash.ts'
import styles from './facing.module.css'
import { type Fighter, Fighters } from './fighters.tsx'

/** While a fight is told, or somebody is asked about one: who strikes whom, large. */
export default function Facing() {
  const { log, beat } = useGame()
  const clash = beat === null ? pendingIn(log) : clashOf(log, beat)
  // one that strikes back is another clash: both are looked for anew
  return clash === null ? null : <Faced key={`${clash.from} ${clash.to}`} clash={clash} />
}

function Faced({ clash }: { clash: Clash }) {
  const say = useSay()
  const battle = useBattle()
  const [ids] = useState(() => [clash.from, clash.to].map((hex) => unitAt(battle, hex)))
  const [from, to] = ids.map((unit) => (unit === undefined ? undefined : fighterOf(battle, unit)))
  if (from === undefined || to === undefined) return null
  const count = clash.dice?.faces.length ?? 0
  return (
    <div className={styles.facing} data-part="facing">
      <Fighters from={from} to={to}>
        <b>{count > 0 ? say('samurai.beat.dice', { count }) : ' '}</b>
      </Fighters>
    </div>
  )
}

/** As it stands now, wherever it is; one that is destroyed has nobody left. */
function fighterOf(battle: Battle, then: Battle['units'][number]): Fighter {
  const unit = battle.units.find(({ id }) => id === then.id)
  return unit === undefined ? { unit: { ...then, blocks: 0 } } : { unit, leader: leaderAt(battle, unit.hex) }
}

/** At a window in a fight: what the dice may do if nobody interrupts. */
export function PendingOdds() {
  const { scene, odds } = useGame()
  const pass = scene.answers.find(({ action }) => action.kind === 'pass')?.action
  const [found, setFound] = useState<Odds | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the question
  useEffect(() => {
    let late = false
    setFound(null)
    if (pass !== undefined)
      odds(pass).then(
        (came) => !late && setFound(came),
        () => {},
      )
    return () => {
      late = true
    }
  }, [scene.moment])
  return (
    <div className={styles.pending}>
      <Chances odds={found} />
    </div>
  )
}
