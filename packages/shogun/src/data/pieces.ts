/** The regulars that are bought and lost, in the order of the reference card (SG-UNI). */
export const regularKinds = ['archer', 'swordsman', 'gunner', 'spearman'] as const
export type Regular = (typeof regularKinds)[number]

/** What a troop is made of, the daimyo apart. */
export const unitKinds = ['archer', 'swordsman', 'gunner', 'spearman', 'ronin'] as const
export type Unit = (typeof unitKinds)[number]

/** What can be a casualty. */
export type Fighter = Unit | 'daimyo'

/** SG-UNI-02: a die of this or less is a hit. */
// biome-ignore format: a chart to be read in columns
export const hitsAtMost: Readonly<Record<Fighter, number>> = {
  daimyo:    6,
  archer:    6,
  swordsman: 5,
  ronin:     5,
  gunner:    4,
  spearman:  4,
}

/** SG-LVY-01, SG-RON-01: how many a koku buys. */
// biome-ignore format: a chart to be read in columns
export const perKoku: Readonly<Record<Unit, number>> = {
  archer:    1,
  swordsman: 2,
  gunner:    2,
  spearman:  3,
  ronin:     2,
}

/** SG-CMP-05, SG-CMP-07, SG-RUL-15: what a colour has; 36 spearmen are given, the split of the other 27 is ours. */
// biome-ignore format: a chart to be read in columns
export const perColour: Readonly<Record<Regular, number>> = {
  archer:     9,
  swordsman:  9,
  gunner:     9,
  spearman:  36,
}

/** SG-UNI-04: samurai stand on S boxes, ashigaru on A boxes. */
export function isSamurai(kind: Regular): boolean {
  return kind === 'archer' || kind === 'swordsman'
}

export const sides = 12 // of a die, SG-CMP-16
export const armiesPerClan = 3 // SG-CMP-06
export const samuraiBoxes = 4 // SG-LIM-01
export const ashigaruBoxes = 10 // SG-LIM-01
export const forceLimit = 5 // SG-LIM-03
export const castleCount = 10 // SG-CMP-08
export const baseCount = 5 // SG-CMP-08
export const roninCount = 25 // SG-RUL-14
export const battleMarkers = 12 // SG-CMP-15
export const buildCost = 2 // SG-BLD-03
export const castleSpearmen = 4 // SG-FRT-01
export const fortressRonin = 5 // SG-FRT-02
export const strikeSucceedsAt = 8 // or less, SG-NIN-12
export const revengeSucceedsAt = 9 // or more, SG-NIN-14

/** SG-RUL-51: the level that each hole of the experience track gives. The first four are given, the rest is ours. */
export const experienceTrack: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]

/** SG-CMP-02, SG-MIS-09: the five colours, ours. */
export const colours = ['pink', 'grey', 'indigo', 'green', 'gold'] as const
export type Colour = (typeof colours)[number]

/** SG-MIS-08: the families of the three daimyo of each colour. The rules give the first row, history the others. */
// biome-ignore format: a chart to be read in columns
export const families: readonly (readonly [string, string, string])[] = [
  ['Konishi', 'Takahashi', 'Ota'],
  ['Shimazu', 'Otomo',     'Ryuzoji'],
  ['Mori',    'Amago',     'Chosokabe'],
  ['Takeda',  'Uesugi',    'Hojo'],
  ['Oda',     'Asai',      'Date'],
]
