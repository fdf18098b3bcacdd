import type { Review } from '@gunbai/bots/review'
import type { Seat } from '@gunbai/kernel'
import { useSay } from '../../words/words.tsx'
import { signed } from './signed.ts'
import styles from './turn-sums.module.css'

/** What luck and choices changed in each turn, for whoever wants to see it all. */
export function TurnSums({ review, seat }: { readonly review: Review; readonly seat: Seat }) {
  const say = useSay()
  return (
    <details className={styles.sums}>
      <summary>{say('review.byTurn')}</summary>
      <div className={styles.frame}>
        <table>
          <thead>
            <tr>
              {['turn', 'luckOf', 'choices', 'after'].map((each) => (
                <th key={each} scope="col">
                  {say(`review.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sumsOf(review, seat).map(({ turn, luck, choices, after }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                <td>{signed(luck)}</td>
                <td>{signed(choices)}</td>
                <td>{say('review.percent', { share: after })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function sumsOf({ turns, curve, luck, choice }: Review, seat: Seat) {
  const last = curve.length - 1
  const starts = [0, ...turns.filter((each) => each < last)]
  const sum = (list: Review['luck'], from: number, to: number) =>
    list.slice(from, to).reduce((all, each) => all + (each[seat] ?? 0), 0)
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? last
    return {
      turn: i + 1,
      luck: sum(luck, from, to),
      choices: sum(choice, from, to),
      after: Math.min(1, Math.max(0, curve[to]?.chance[seat]?.mean ?? 0)),
    }
  })
}
