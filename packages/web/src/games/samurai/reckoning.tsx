import { useEffect, useState } from 'react'
import { useSay, useWords } from '../../words/words.tsx'
import { TallyTable } from '../board/tally-table.tsx'
import { type Luck, luckOf, strikesIn } from './luck.ts'
import { LuckScale } from './luck-scale.tsx'
import { useGame, useView } from './view.ts'

interface Tally {
  lost: number
  destroyed: number
  leaders: number
}

/** What the battle cost each side, and who had the luck. */
export default function Reckoning() {
  const say = useSay()
  const words = useWords()
  const { face, log } = useGame()
  const luck = useLuck()
  const view = useView()
  const tallies: Tally[] = [0, 1].map(() => ({ lost: 0, destroyed: 0, leaders: 0 }))
  for (const { event } of log) {
    const tally = 'seat' in event ? tallies[event.seat] : undefined
    if (tally === undefined) continue
    if (event.kind === 'lost') tally.lost += event.lost
    if (event.kind === 'destroyed') tally.destroyed++
    if (event.kind === 'leaderFell' || event.kind === 'seppuku') tally.leaders++
  }
  const rows = [
    { name: 'samurai.end.flags', of: (seat: number) => view.flags[seat] ?? 0 },
    { name: 'samurai.end.blocks', of: (seat: number) => tallies[seat]?.lost ?? 0 },
    { name: 'samurai.end.units', of: (seat: number) => tallies[seat]?.destroyed ?? 0 },
    { name: 'samurai.end.leaders', of: (seat: number) => tallies[seat]?.leaders ?? 0 },
    { name: 'samurai.end.honor', of: (seat: number) => view.honor[seat] ?? 0 },
  ]
  return (
    <>
      <TallyTable
        columns={[0, 1].map((seat) => ({ key: seat, head: face.seatName(view, seat, words) }))}
        rows={rows.map(({ name, of }) => ({ name: say(name), cells: [of(0), of(1)] }))}
      />
      {luck !== null && <LuckScale luck={luck} />}
    </>
  )
}

/** Each side's luck, when the odds of the whole game have been worked out. */
function useLuck(): readonly [Luck, Luck] | null {
  const { log, oddsOf } = useGame()
  const [luck, setLuck] = useState<readonly [Luck, Luck] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reckoned once, at the end
  useEffect(() => {
    const numbers = [...new Set(strikesIn(log).map(({ moment }) => moment))]
    let late = false
    oddsOf(numbers).then(
      (odds) => !late && setLuck(luckOf(log, new Map(numbers.map((number, i) => [number, odds[i] ?? null])))),
      () => {},
    )
    return () => {
      late = true
    }
  }, [])
  return luck
}
