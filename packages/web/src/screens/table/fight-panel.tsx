import type { Action, Odds } from '@gunbai/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './fight-panel.module.css'

/** Fetched when odds are shown for the first time. */
const AdviceList = lazy(() => import('./advice-list.tsx'))
const OddsChart = lazy(() => import('./odds-chart.tsx'))

/** Before an answer what it may lead to, and where a tap has aimed the button that gives it; after it what it came to. */
export function FightPanel() {
  const say = useSay()
  const words = useWords()
  const { face, aimed, pointedAt, explained, advice, scene, choose, aim, explain } = usePlay()
  const shown = aimed ?? pointedAt
  const odds = useOdds(shown)
  const phrase = scene.answers.find(({ action }) => action === shown)?.phrase
  const { Fight } = face
  const isAimed = aimed !== null && phrase !== undefined
  return (
    <section
      className={styles.fight}
      aria-label={say('ui.panel.fight')}
      data-part="fight"
      data-aimed={isAimed}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is taller than its place is scrolled by keys
      tabIndex={0}
    >
      {advice !== null && aimed === null && explained === null ? (
        <Suspense>
          <AdviceList />
        </Suspense>
      ) : phrase !== undefined && explained === null && (odds !== null || isAimed) ? (
        <>
          <h2 className={styles.title}>{words.say(phrase)}</h2>
          <div className={styles.odds}>
            <Suspense>{odds !== null && <OddsChart odds={odds} />}</Suspense>
          </div>
          {aimed !== null && (
            <div className={styles.ways}>
              <Button kind="quiet" onClick={() => aim(null)}>
                {say('ui.aim.back')}
              </Button>
              <Button kind="strong" data-commit={aimed.kind} onClick={() => choose(aimed)}>
                {words.say(phrase)}
              </Button>
            </div>
          )}
        </>
      ) : Fight !== null ? (
        <Fight />
      ) : (
        <p className={styles.quiet}>{say('ui.fight.none')}</p>
      )}
      {explained !== null && (
        <div className={styles.ways}>
          <Button onClick={() => explain(null)}>{say('ui.close')}</Button>
        </div>
      )}
    </section>
  )
}

/** The odds of an answer, when they have come. */
function useOdds(shown: Action | null): Odds | null {
  const { odds } = usePlay()
  const [found, setFound] = useState<{ action: object; odds: Odds | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the answer that is shown
  useEffect(() => {
    if (shown === null) return
    let late = false
    odds(shown).then(
      (came) => !late && setFound({ action: shown, odds: came }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [shown])
  return found !== null && found.action === shown ? found.odds : null
}
