import type { GloryAction, GloryView } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { OddsChart } from '../../../screens/table/odds-chart.tsx'
import { useWords } from '../../../words/words.tsx'
import { useGame } from '../use-view.ts'
import type { DraftedTable, Weighed } from './drafted-table.ts'
import { answersOf, type Part } from './parts.ts'
import styles from './plan-sheet.module.css'
import { Promised } from './promised.tsx'
import { Sums } from './sums.tsx'
import { useInSight } from './use-in-sight.ts'

/** What the shot or the attack that was drafted last promises, with all that is drafted before it; and a shot's other ways. */
export function BlowOdds({ table, part, blow }: { table: DraftedTable; part: Part; blow: Action }) {
  const words = useWords()
  const weighed = useWeighed(table, blow)
  useInSight(hexesOf(blow as GloryAction, table.now.view), weighed !== null)
  if (weighed === null) return null
  const { odds, answers } = weighed
  const others = answers.filter(({ action }) => isSameShot(action, blow))
  const change = (other: Action) => {
    const answersNow = part.answers.map((each) => (each === blow ? other : each))
    table.setParts(table.parts.map((each) => (each === part ? { ...part, answers: answersNow } : each)))
  }
  return (
    <>
      {odds !== null && <Promised odds={odds} />}
      {odds?.sums !== undefined && <Sums sums={odds.sums} table={blow.kind === 'fire' ? 'fire' : 'shock'} />}
      {odds !== null && <OddsChart odds={odds} />}
      {others.length > 0 && (
        <div className={styles.company}>
          {others.map(({ action, phrase }) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              data-steps={JSON.stringify(action)}
              onClick={() => change(action)}
            >
              {words.say(phrase)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Whence a blow comes, and where it strikes. */
export function hexesOf(action: GloryAction, { units }: GloryView): number[] {
  const from = 'from' in action ? action.from : 'unit' in action ? units[action.unit]?.hex : -1
  return [Number(from ?? -1), 'hex' in action ? Number(action.hex) : -1]
}

/** Whether it is another way of the same shot: turned otherwise, or by one battery instead of both. */
function isSameShot(a: Action, b: Action): boolean {
  const [one, other] = [a, b] as [GloryAction, GloryAction]
  if (one.kind !== 'fire' || other.kind !== 'fire') return false
  if (one.unit !== other.unit || one.hex !== other.hex) return false
  return one.both !== other.both || one.facing !== other.facing
}

function useWeighed({ parts, foreseeAfter }: DraftedTable, blow: Action): Weighed | null {
  const { scene } = useGame()
  const [found, setFound] = useState<{ of: Action; weighed: Weighed } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to a draft
  useEffect(() => {
    let late = false
    const draft = answersOf(parts)
    foreseeAfter(draft.slice(0, draft.lastIndexOf(blow)), blow).then(
      (weighed) => !late && setFound({ of: blow, weighed }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [blow, parts, scene.moment])
  return found?.of === blow ? found.weighed : null
}
