import type { Journey } from '@gunbai/kernel'
import { type MoveIn, movingIn, type ShogunAction, stopsOf } from '@gunbai/shogun/screen'
import { usePlay } from '../../table/play.tsx'
import { offered } from './tray/offered.ts'
import { nobody, type ShogunView, useGame } from './view.ts'
import { answersOf, type Deed, type March, type WarDraft } from './war-draft.ts'

/** What most players want of their armies, by one press each. */
export interface WarPresets {
  /** Whether somebody could join an army; of that army alone, where one is named. */
  canJoin(army?: number): boolean
  join(army?: number): void
  /** The armies that could move into what was emptied. */
  readonly moveIns: readonly MoveIn[]
  moveIn(): void
}

/** At most so many join in one press: no clan has more men beside its armies. */
const mostJoining = 40

export function useWarPresets(war: WarDraft): WarPresets {
  const { foresee } = usePlay()
  const { log } = useGame()
  const { deeds, now } = war
  const joinsOf = (army?: number) => (answers: typeof now.answers) =>
    offered(answers, 'takeIn').filter(({ action }) => army === undefined || action.army === army)
  const marching = new Set(deeds.flatMap((deed) => (deed.kind === 'march' ? [deed.army] : [])))
  const moveIns =
    now.view.phase === 'D'
      ? movingIn(now.view, now.view.turn, attackedIn(log)).filter(({ army }) => !marching.has(army))
      : []
  return {
    canJoin: (army) => joinsOf(army)(now.answers).length > 0,
    // one after the other, as the rules let them
    join: async (army) => {
      const taken: ShogunAction[] = []
      let open = now.answers
      while (taken.length < mostJoining) {
        const [next] = joinsOf(army)(open)
        if (next === undefined) break
        taken.push(next.action)
        const { halted, answers } = await foresee([...answersOf(deeds), ...taken], { unhindered: true })
        if (halted !== null) break
        open = answers
      }
      if (taken.length > 0) war.change([...deeds, { kind: 'joins', answers: taken }])
    },
    moveIns,
    moveIn: async () => {
      let all: readonly Deed[] = deeds
      for (const { army, to } of moveIns) {
        const wondering = { piece: army, unhindered: true }
        const { journeys, view } = await foresee(answersOf(all), wondering)
        const way = journeys.find(({ place, cost }) => place === to && cost === 1)
        if (way !== undefined) all = [...all, marchBy(way, view as ShogunView)]
      }
      war.change(all)
    },
  }
}

function marchBy({ piece, place, answers }: Journey, before: ShogunView): March {
  const stops = stopsOf(before, piece, answers as readonly object[] as readonly ShogunAction[])
  return { kind: 'march', army: piece, place, stops, before }
}

/** What each army has fought for in this war turn. */
function attackedIn(log: ReturnType<typeof useGame>['log']): MoveIn[] {
  const turn = log.slice(log.findLastIndex(({ event }) => event.kind === 'warTurn') + 1)
  const last = new Map<number, MoveIn>()
  for (const { event } of turn) {
    if (event.kind === 'battle' && event.army !== nobody)
      last.set(event.army, { army: event.army, to: event.to })
  }
  return [...last.values()]
}
