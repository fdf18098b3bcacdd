import type { GloryAction } from '@gunbai/glory/screen'
import type { Action, Odds } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { OddsChart } from '../../../screens/table/odds-chart.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { sideFor } from '../geometry.ts'
import { useField, useGame } from '../use-view.ts'
import styles from './plan-sheet.module.css'
import { Sums } from './sums.tsx'

interface Props {
  readonly blow: Offered
  /** Whether it is known what else may be drafted. */
  readonly isReady: boolean
  readonly onBack: () => void
  readonly onChange: (other: Offered) => void
  /** Gives a shot and ends the activation. */
  readonly onEnd: (shot: Action) => void
}

/** A shot, an attack or a charge before it is given: what it promises, what is added to the die, and the button for it. */
export function BlowSheet({ blow, isReady, onBack, onChange, onEnd }: Props) {
  const say = useSay()
  const words = useWords()
  const { choose, scene } = useGame()
  const field = useField()
  const odds = useOddsOf(blow)
  const others = scene.answers.filter(({ action }) => action !== blow.action && isAlike(action, blow.action))
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
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className={styles.body} tabIndex={0}>
        {odds?.sums !== undefined && (
          <Sums sums={odds.sums} table={blow.action.kind === 'fire' ? 'fire' : 'shock'} />
        )}
        {odds !== null && <OddsChart odds={odds} />}
        {others.length > 0 && (
          <div className={styles.company}>
            {others.map((each) => (
              <button
                key={JSON.stringify(each.action)}
                type="button"
                data-steps={JSON.stringify(each.action)}
                onClick={() => onChange(each)}
              >
                {words.say(each.phrase)}
              </button>
            ))}
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <Button kind="quiet" onClick={onBack}>
          {say('glory.plan.back')}
        </Button>
        {blow.action.kind === 'fire' && (
          <Button data-end onClick={() => onEnd(blow.action)}>
            {say('glory.plan.do.fire.end')}
          </Button>
        )}
        <Button kind="strong" data-commit onClick={() => choose(blow.action)}>
          {say(`glory.plan.do.${blow.action.kind}`)}
        </Button>
      </footer>
    </section>
  )
}

/** Whether it is the same shot in another way: turned otherwise, or by one battery instead of both. */
function isAlike(a: Action, b: Action): boolean {
  const [one, other] = [a, b] as [GloryAction, GloryAction]
  return one.kind === 'fire' && other.kind === 'fire' && one.unit === other.unit && one.hex === other.hex
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
