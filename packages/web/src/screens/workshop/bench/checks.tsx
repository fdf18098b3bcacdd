import { Link } from 'wouter'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import styles from './checks.module.css'
import type { Bench } from './craft.ts'

interface Props<Outline, Drawn> {
  readonly bench: Bench<Outline, Drawn>
  readonly onShow: (place: number) => void
}

/** What the engine would refuse, each with its place and a remedy, and what somebody may want to look at. */
export function Checks<Outline, Drawn>({ bench, onShow }: Props<Outline, Drawn>) {
  const say = useSay()
  const words = useWords()
  const { craft, problems, outline, change } = bench
  const advice = craft.adviceOn(bench, words)
  return (
    <section className={styles.checks} aria-label={say('workshop.checks')}>
      <h2 role="status" data-problems={problems.length}>
        {say('workshop.checks.found', { mend: problems.length, look: advice.length })}
      </h2>
      <ol>
        {problems.map((problem, i) => {
          const { line, place, reason, rule } = problem
          const said = craft.saidProblem?.(outline, reason, words) ?? null
          const remedy = craft.remedyFor(bench, problem, words)
          return (
            <li key={`${line} ${place} ${reason}`}>
              <b className={styles.badge}>{i + 1}</b>
              <p>
                <strong>
                  {place === null
                    ? say('workshop.line', { line: line + 1 })
                    : craft.placeName(outline, place)}
                </strong>{' '}
                {said ?? <span lang="en">{reason}</span>}{' '}
                {rule !== null && <Link href={`/rules/${craft.game}/${rule}`}>{rule}</Link>}
              </p>
              {remedy !== null ? (
                <Button onClick={() => change(remedy.words, remedy.text)}>{remedy.words}</Button>
              ) : (
                place !== null && (
                  <Button kind="quiet" onClick={() => onShow(place)}>
                    {say('workshop.show')}
                  </Button>
                )
              )}
            </li>
          )
        })}
        {advice.map(({ place, words: told }) => (
          <li key={`look ${place}`}>
            <b className={styles.badge} data-look="true">
              ?
            </b>
            <p>
              <strong>{craft.placeName(outline, place)}</strong> {told}
            </p>
            <Button kind="quiet" onClick={() => onShow(place)}>
              {say('workshop.show')}
            </Button>
          </li>
        ))}
      </ol>
      {problems.length === 0 && <p className={styles.good}>✓ {say('workshop.checks.good')}</p>}
    </section>
  )
}
