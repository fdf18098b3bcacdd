import { hitsAtMost, sides } from '@gunbai/shogun/screen'
import { useSay, useWords } from '../../words/words.tsx'
import { TallyTable } from '../board/tally-table.tsx'
import { ClanTile } from './art/clan-art.tsx'
import { clanName } from './description.ts'
import { reckon, type Tally } from './reckoning.ts'
import { useGame, useView } from './view.ts'

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
  const { log } = useGame()
  const view = useView()
  const tallies = reckon(log, view.clans.length, { hitsAtMost, sides })
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  return (
    <TallyTable
      columns={view.clans.map((_, id) => ({
        key: id,
        head: (
          <>
            <ClanTile clan={id} size={22} /> {words.say(clanName(id))}
          </>
        ),
      }))}
      rows={[
        { name: say('shogun.end.provinces'), cells: view.clans.map(({ provinces }) => provinces) },
        ...rows.map((row) => ({
          name: say(`shogun.end.${row}`),
          cells: tallies.map((tally) => number.format(tally[row])),
        })),
      ]}
      note={say('shogun.end.luckNote')}
    />
  )
}
