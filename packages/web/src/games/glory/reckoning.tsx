import { useSay, useWords } from '../../words/words.tsx'
import { TallyTable } from '../board/tally-table.tsx'
import { tallyOf } from './tally.ts'
import { useField, useGame, useView } from './use-view.ts'

const counted = ['shots', 'shocks', 'charges', 'routed', 'lost'] as const

/** What the battle cost each army. */
export function Reckoning() {
  const say = useSay()
  const words = useWords()
  const { face, log } = useGame()
  const view = useView()
  const field = useField()
  const tallies = tallyOf(log, field)
  return (
    <TallyTable
      columns={[0, 1].map((seat) => ({ key: seat, head: face.seatName(view, seat, words) }))}
      rows={[
        { name: say('glory.end.points'), cells: [0, 1].map((seat) => view.points[seat] ?? 0) },
        ...counted.map((each) => ({
          name: say(`glory.end.${each}`),
          cells: tallies.map((tally) => tally[each]),
        })),
        {
          name: say('glory.end.demoralised'),
          cells: [0, 1].map(
            (seat) =>
              view.formations.filter(
                ({ demoralised }, i) => demoralised && field.battle.formations[i]?.seat === seat,
              ).length,
          ),
        },
      ]}
    />
  )
}
