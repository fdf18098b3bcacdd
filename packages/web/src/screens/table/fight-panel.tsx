import type { Odds } from '@gunbai/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './fight-panel.module.css'

/** Fetched when odds are shown for the first time. */
const OddsChart = lazy(() => import('./odds-chart.tsx'))

/** Before an answer what it may lead to; after it what it came to. */
export function FightPanel() {
  const say = useSay()
  const words = useWords()
  const { face, pointedAt, scene } = usePlay()
  const odds = useOdds()
  const phrase = scene.answers.find(({ action }) => action === pointedAt)?.phrase
  const { Fight } = face
  return (
    <section className={styles.fight} aria-label={say('ui.panel.fight')}>
      {odds !== null && phrase !== undefined ? (
        <>
          <h2 className={styles.title}>{words.say(phrase)}</h2>
          <Suspense>
            <OddsChart odds={odds} />
          </Suspense>
        </>
      ) : Fight !== null ? (
        <Fight />
      ) : (
        <p className={styles.quiet}>{say('ui.fight.none')}</p>
      )}
    </section>
  )
}

/** The odds of the answer that is pointed at, when they have come. */
function useOdds(): Odds | null {
  const { pointedAt, odds } = usePlay()
  const [found, setFound] = useState<{ action: object; odds: Odds | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: odds belong to the answer that is pointed at
  useEffect(() => {
    if (pointedAt === null) return
    let late = false
    odds(pointedAt).then(
      (came) => !late && setFound({ action: pointedAt, odds: came }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [pointedAt])
  return found !== null && found.action === pointedAt ? found.odds : null
}
