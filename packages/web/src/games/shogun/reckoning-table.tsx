import { hitsAtMost, sides } from '@gunbai/shogun/pieces'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import { clanName } from './description.ts'
import { reckon, type Tally } from './reckoning.ts'
import styles from './reckoning-table.module.css'
import { useView } from './view.ts'

const rows = [
  'battles',
  'won',
  'lost',
  'slain',
  'hits',
  'expected',
] as const satisfies readonly (keyof Tally)[]

/** What the war cost each clan, and who had the luck. */
export function Reckoning() {
  const say = useSay()
  const words = useWords()
  const { log } = usePlay()
  const view = useView()
  const tallies = reckon(log, view.clans.length, { hitsAtMost, sides })
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {view.clans.map((_, id) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
              <th key={id} scope="col">
                <ClanTile clan={id} size={22} /> {words.say(clanName(id))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('shogun.end.provinces')}</th>
            {view.clans.map(({ provinces }, id) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
              <td key={id}>{provinces}</td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{say(`shogun.end.${row}`)}</th>
              {tallies.map((tally, id) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a clan is its number
                <td key={id}>{number.format(tally[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{say('shogun.end.luckNote')}</p>
    </>
  )
}
