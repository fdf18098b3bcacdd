import type { OptionInfo, Setup, SetupInfo } from '@gunbai/kernel'

/** Rulings on which tables differ, and the way to win. The first value of each is the recommended one. */
// biome-ignore format: a chart to be read in columns
const rulings = [
  { name: 'pickUpInPlace',         values: [true, false] },               // SG-RUL-11
  { name: 'roninAttackReveal',     values: ['optional', 'forced'] },      // SG-RUL-65
  { name: 'armyDetachInD',         values: [false, true] },               // SG-RUL-19
  { name: 'armySwap',              values: [true, false] },               // SG-RUL-21
  { name: 'interleaveForces',      values: [false, true] },               // SG-RUL-24
  { name: 'reattackAfterBreakOff', values: [false, true] },               // SG-RUL-27
  { name: 'navalEarlyBreakOff',    values: [false, true] },               // SG-RUL-28
  { name: 'loneDaimyo',            values: ['immediate', 'endOfRound'] }, // SG-RUL-38
  { name: 'inheritRonin',          values: [true, false] },               // SG-RUL-44
  { name: 'battleMarkerCap',       values: ['none', '12'] },              // SG-RUL-52
  { name: 'garrisonMovesAgain',    values: [false, true] },               // SG-RUL-56
  { name: 'joinLeaderless',        values: ['D', 'never'] },              // SG-RUL-67
] as const satisfies readonly OptionInfo[]

const victories: OptionInfo = { name: 'victory', values: ['standard', 'long'] } // SG-WIN-01, SG-WIN-03
const truces: OptionInfo = { name: 'truces', values: [true, false] } // SG-RUL-91
const split: OptionInfo = { name: 'cardSplit', values: ['secret', 'open'] } // SG-RUL-63

/** The options of a game, settled. */
export interface Options {
  readonly victory: 'standard' | 'long' | 'two players'
  readonly truces: boolean
  readonly cardSplit: 'secret' | 'open'
  readonly pickUpInPlace: boolean
  readonly roninAttackReveal: 'optional' | 'forced'
  readonly armyDetachInD: boolean
  readonly armySwap: boolean
  readonly interleaveForces: boolean
  readonly reattackAfterBreakOff: boolean
  readonly navalEarlyBreakOff: boolean
  readonly loneDaimyo: 'immediate' | 'endOfRound'
  readonly inheritRonin: boolean
  readonly battleMarkerCap: 'none' | '12'
  readonly garrisonMovesAgain: boolean
  readonly joinLeaderless: 'D' | 'never'
}

/** SG-SET-01 */
export const setups: readonly SetupInfo[] = [
  { id: 'standard-2', seats: 2, options: [split, ...rulings] },
  { id: 'standard-3', seats: 3, options: [victories, truces, ...rulings] },
  { id: 'standard-4', seats: 4, options: [victories, truces, ...rulings] },
  { id: 'standard-5', seats: 5, options: [victories, truces, ...rulings] },
]

const twoPlayers = { victory: 'two players', truces: false }
const morePlayers = { cardSplit: 'secret' }

/** The options of a chosen setup; a bare setup gets the recommended ones. */
export function optionsOf(setup: Setup): Options {
  // a start of the players' own has the options of a game for as many
  const id = setup.id.replace(/^own-/, 'standard-')
  const info = setups.find((each) => each.id === id) as SetupInfo
  const settled: Record<string, unknown> = { ...(info.seats === 2 ? twoPlayers : morePlayers) }
  for (const { name, values } of info.options) settled[name] = setup.options[name] ?? values[0]
  return settled as unknown as Options
}
