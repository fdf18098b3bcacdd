import type { Account } from '@gunbai/bots/review'
import { useSay } from '../../words/words.tsx'
import styles from './account-sheet.module.css'
import { signed } from './signed.ts'

interface Row {
  readonly name: 'start' | 'luck' | 'own' | 'others' | 'result'
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Start, luck, one's own choices, those of the others, and what they come to: each begins where the one before ends. */
export function AccountSheet({ account }: { account: Account }) {
  const say = useSay()
  const { start, luck, own, others, result, adjusted, interval } = account
  const afterLuck = start + luck
  const rows: Row[] = [
    { name: 'start', from: 0, to: start, text: say('review.percent', { share: start }) },
    { name: 'luck', from: start, to: afterLuck, text: signed(luck) },
    { name: 'own', from: afterLuck, to: afterLuck + own, text: signed(own) },
    { name: 'others', from: afterLuck + own, to: result, text: signed(others) },
    { name: 'result', from: result, to: result, text: say(resultOf(result)) },
  ]
  const ends = rows.flatMap(({ from, to }) => [from, to])
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends)]
  const place = (share: number) => (100 * (share - least)) / (most - least)
  return (
    <>
      <table className={styles.sheet}>
        <tbody>
          {rows.map(({ name, from, to, text }) => (
            <tr key={name} data-row={name}>
              <th scope="row">{say(`review.row.${name}`)}</th>
              <td className={styles.bar} aria-hidden="true">
                <span
                  className={styles.part}
                  data-kind={name}
                  data-good={to >= from}
                  style={{
                    left: `${place(Math.min(from, to))}%`,
                    width: `max(3px, ${place(Math.max(from, to)) - place(Math.min(from, to))}%)`,
                  }}
                />
              </td>
              <td className={styles.figure}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>
        {interval[0] >= 1 || interval[1] <= 0
          ? say(interval[0] >= 1 ? 'review.wonAnyway' : 'review.lostAnyway')
          : say('review.adjusted', {
              adjusted: clamped(adjusted),
              low: clamped(interval[0]),
              high: clamped(interval[1]),
            })}
      </p>
    </>
  )
}

const clamped = (share: number) => Math.min(1, Math.max(0, share))

function resultOf(result: number): string {
  return result === 1 ? 'review.won' : result === 0 ? 'review.lost' : 'review.drawn'
}
