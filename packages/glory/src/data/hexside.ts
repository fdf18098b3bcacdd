/**
 * What hexsides do to whoever crosses them. OUR RECONSTRUCTION (docs/rules/glory.md, 3.1).
 * Costs are added to the hex's, by mode: infantry, cavalry, foot artillery, horse artillery.
 * `NA` cannot cross; `NA*` can by a way, for 2 points more (JG-4.3.1-c); `gate` can by a way, for nothing more.
 */
export type Crossing = number | 'NA' | 'NA*' | 'gate'

export interface Hexside {
  readonly name: HexsideName
  readonly costs: readonly [Crossing, Crossing, Crossing, Crossing]
  /** Added to a shock across it, toward the defender. */
  readonly shock: number
  /** Whether a shock may go across at all. */
  readonly attack: boolean
  readonly fire: number
  readonly charge: boolean
  readonly blocksSight: 'no' | 'yes' | 'unless adjacent'
  /** Whether a zone of control reaches across in this direction. */
  readonly zone: boolean
  readonly disorders: readonly ('infantry' | 'cavalry')[]
  /** What it does in recoil and retreat. */
  readonly fallingBack: 'free' | 'level' | 'barred'
}

/** The kinds, as seen by one who crosses: what goes up for one goes down for the other. */
export const hexsideNames = [
  'stream', 'river', 'ford', 'bridge',
  'slope up', 'slope down', 'steep up', 'steep down', 'crest up', 'crest down',
  'redoubt in', 'redoubt out', 'fortification in', 'fortification out',
] as const // biome-ignore format: columns
export type HexsideName = (typeof hexsideNames)[number]

const plain = {
  shock: 0,
  attack: true,
  fire: 0,
  charge: false,
  blocksSight: 'no',
  zone: true,
  disorders: [],
  fallingBack: 'free',
} as const

// biome-ignore format: columns
export const hexsideTable: readonly Hexside[] = [
  { ...plain, name: 'stream',            costs: [1, 1, 2, 1],                      shock: -1, charge: true },
  { ...plain, name: 'river',             costs: ['NA', 'NA', 'NA', 'NA'],          attack: false, zone: false, fallingBack: 'barred' },
  { ...plain, name: 'ford',              costs: [2, 2, 3, 2],                      shock: -2, zone: false, fallingBack: 'level' },
  { ...plain, name: 'bridge',            costs: [0, 0, 0, 0],                      shock: -2, zone: false, fallingBack: 'level' },
  { ...plain, name: 'slope up',          costs: [1, 1, 'NA*', 'NA*'],              shock: -1 },
  { ...plain, name: 'slope down',        costs: [0, 0, 'NA*', 'NA*'] },
  { ...plain, name: 'steep up',          costs: [2, 'NA*', 'NA*', 'NA*'],          shock: -2, blocksSight: 'yes', disorders: ['infantry'], fallingBack: 'level' },
  { ...plain, name: 'steep down',        costs: [1, 2, 'NA*', 'NA*'],              shock: -1, blocksSight: 'yes', disorders: ['infantry', 'cavalry'], fallingBack: 'level' },
  { ...plain, name: 'crest up',          costs: [0, 0, 0, 0],                      shock: -1, blocksSight: 'yes' },
  { ...plain, name: 'crest down',        costs: [0, 0, 0, 0],                      blocksSight: 'yes' },
  { ...plain, name: 'redoubt in',        costs: [1, 'NA', 'NA', 'NA'],             shock: -2, fire: -2, blocksSight: 'unless adjacent', zone: false },
  { ...plain, name: 'redoubt out',       costs: [0, 'NA', 'gate', 'gate'],         blocksSight: 'unless adjacent' },
  { ...plain, name: 'fortification in',  costs: ['gate', 'gate', 'gate', 'gate'],  shock: -3, fire: -3, blocksSight: 'unless adjacent', zone: false },
  { ...plain, name: 'fortification out', costs: ['gate', 'gate', 'gate', 'gate'],  blocksSight: 'unless adjacent' },
]
