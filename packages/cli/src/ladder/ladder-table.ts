import type { BotStanding, MeetingStanding, Standings } from './standings.ts'

/** The standings as Markdown: the ladder, strongest first, and below it who did what against whom. */
export function ladderTable({ bots, meetings }: Standings): string {
  const ranked = bots.slice().sort((a, b) => b.elo - a.elo)
  return [
    '| bot | Elo | 95 % | games | points | ms a decision | s a turn | slowest turn | heap |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...ranked.map(botRow),
    '',
    '| first | second | won | drawn | lost | points | 95 % | as first seat | as second |',
    '|---|---|---:|---:|---:|---:|---|---:|---:|',
    ...meetings.map(meetingRow),
    '',
    '| first | second | setup | games | points |',
    '|---|---|---|---:|---:|',
    ...meetings.flatMap(setupRows),
    ...(meetings.some((each) => each.adjusted !== null) ? ['', ...luckTable(meetings)] : []),
  ].join('\n')
}

function botRow(each: BotStanding): string {
  return row([
    each.bot,
    signed(each.elo),
    `± ${each.plusMinus.toFixed(0)}`,
    each.games,
    percent(each.points / Math.max(1, each.games)),
    each.millisecondsPerDecision.toFixed(2),
    each.secondsPerTurn.toFixed(3),
    `${each.slowestTurnSeconds.toFixed(2)} s`,
    `${each.heapMegabytes.toFixed(0)} MB`,
  ])
}

function meetingRow(each: MeetingStanding): string {
  const [low, high] = each.interval
  return row([
    ...each.bots,
    each.won,
    each.drawn,
    each.lost,
    percent(each.points / Math.max(1, each.games)),
    `${percent(low)} to ${percent(high)}`,
    each.pointsBySeat[0],
    each.pointsBySeat[1],
  ])
}

function setupRows({ bots, bySetup }: MeetingStanding): string[] {
  return Object.entries(bySetup).map(([setup, { games, points }]) =>
    row([...bots, setup, games, percent(points / games)]),
  )
}

/** What luck taken off makes of it. It is 0 in the mean, so that the share stays what it is and only its interval shrinks. */
function luckTable(meetings: readonly MeetingStanding[]): string[] {
  return [
    '| first | second | points | 95 % | luck taken off | 95 % | variance explained | as sure with |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...meetings.flatMap(({ bots, games, adjusted: each }) => {
      if (each === null) return []
      const { plain, plainWithin, mean, within, explained } = each
      const shares = [percent(plain), `± ${percent(plainWithin)}`, percent(mean), `± ${percent(within)}`]
      return row([...bots, ...shares, percent(explained), `${Math.ceil((1 - explained) * games)} games`])
    }),
  ]
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(0)}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
