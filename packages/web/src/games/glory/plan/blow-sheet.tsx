import type { GloryAction } from '@gunbai/glory/screen'
import type { Odds } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { OddsChart } from '../../../screens/table/odds-chart.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { sideFor } from '../geometry.ts'
import { useField, useGame, useView } from '../use-view.ts'
import { hexesOf } from './blow-odds.tsx'
import styles from './plan-sheet.module.css'
import { Promised } from './promised.tsx'
import { Sums } from './sums.tsx'
import { useInSight } from './use-in-sight.ts'

interface Props {
  readonly blow: Offered
  /** Whether it is known what else may be drafted. */
  readonly isReady: boolean
  readonly onBack: () => void
}

/** A charge or an attack before it is given: what it promises, what is added to the die, and the button for it. */
export function BlowSheet({ blow, isReady, onBack }: Props) {
  const say = useSay()
  const words = useWords()
  const { choose } = useGame()
  const field = useField()
  const view = useView()
  const odds = useOddsOf(blow)
  useInSight(hexesOf(blow.action as GloryAction, view), odds !== null)
  return (
    <section
      className={styles.sheet}
      aria-label={say('glory.plan')}
      data-part="plan"
      data-ready={isReady}
      data-side={sideFor(field, Number((blow.action as { hex?: number }).hex ?? -1))}
    >
      <header className={styles.head}>
        <h2>{words.say(blow.phrase)}</h2>
        {odds !== null && <Promised odds={odds} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className={styles.body} tabIndex={0}>
        {odds?.sums !== undefined && <Sums sums={odds.sums} table="shock" />}
        {odds !== null && <OddsChart odds={odds} />}
      </div>
      <footer className={styles.foot}>
        <Button kind="quiet" onClick={onBack}>
          {say('glory.plan.back')}
        </Button>
        <Button kind="strong" data-commit onClick={() => choose(blow.action)}>
          {say(`glory.plan.do.${blow.action.kind}`)}
        </Button>
      </footer>
    </section>
  )
}

function useOddsOf({ action }: Offered): Odds | null {
  const { odds } = useGame()
  const [found, setFound] = useState<{ of: object; odds: Odds | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the answer
  useEffect(() => {
    let late = false
    odds(action).then(
      (came) => !late && setFound({ of: action, odds: came }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [action])
  return found?.of === action ? found.odds : null
}
