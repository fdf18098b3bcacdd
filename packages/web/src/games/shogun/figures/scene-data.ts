import type { FigureKind } from '../art/figures.tsx'
import type { Side } from '../stage/clash.ts'

const [green, indigo] = [3, 2]

export type Shift = readonly [dx: number, dy: number]
export type Point = readonly [x: number, y: number]

export interface MapScene {
  readonly viewBox: string
  /** By the number of a clan, what it holds. */
  readonly held: Readonly<Record<number, readonly string[]>>
  readonly forces?: readonly (readonly [province: string, clan: number, men: number, shift?: Shift])[]
  readonly keeps?: readonly (readonly [province: string, level: 1 | 2, shift?: Shift])[]
  readonly armies?: readonly (readonly [
    province: string,
    clan: number,
    men: number,
    level: number,
    shift?: Shift,
  ])[]
  readonly ways: readonly (readonly [kind: 'march' | 'attack', name: string, from: Point, to: Point])[]
}

/** Wars in the north of Kyushu, and over the strait beside it. */
export const mapScenes: Readonly<Record<string, MapScene>> = {
  // an army marches, declares, fights, and walks in
  war: {
    viewBox: '60 490 290 330',
    held: { [indigo]: ['bungo', 'buzen', 'chikuzen'], [green]: ['higo', 'chikugo', 'hizen'] },
    forces: [
      ['chikuzen', indigo, 2],
      ['buzen', indigo, 1, [0, 10]],
      ['higo', green, 4, [-18, 10]],
      ['chikugo', green, 2],
      ['hizen', green, 3, [10, 14]],
    ],
    keeps: [['hizen', 1, [0, -20]]],
    armies: [['bungo', indigo, 8, 1, [34, -2]]],
    ways: [
      ['march', 'A', [256, 586], [294, 650]],
      ['attack', 'B C', [256, 702], [208, 714]],
      ['march', 'D', [262, 738], [200, 754]],
    ],
  },
  // two attacks, and a march between them
  veteran: {
    viewBox: '60 490 290 330',
    held: { [indigo]: ['bungo', 'buzen', 'chikuzen'], [green]: ['higo', 'chikugo', 'hizen'] },
    forces: [
      ['buzen', indigo, 1],
      ['chikuzen', indigo, 2],
      ['bungo', indigo, 1, [-2, -38]],
      ['higo', green, 3, [-24, 18]],
      ['chikugo', green, 2, [-10, 0]],
      ['hizen', green, 3],
    ],
    armies: [['bungo', indigo, 12, 2, [34, 2]]],
    ways: [
      ['attack', '1', [262, 692], [214, 704]],
      ['march', 'C', [262, 730], [206, 748]],
      ['attack', '2', [178, 684], [172, 650]],
    ],
  },
  // over the water: the defender fires a whole round alone
  sea: {
    viewBox: '195 560 290 200',
    held: { [indigo]: ['iyo'], [green]: ['bungo', 'buzen'] },
    forces: [
      ['iyo', indigo, 5, [8, -6]],
      ['bungo', green, 3, [8, 16]],
      ['buzen', green, 1, [0, -8]],
    ],
    keeps: [['bungo', 1, [8, -22]]],
    ways: [['attack', 'B C', [376, 660], [304, 690]]],
  },
}

/** What a kind of man throws in its step, the attackers' dice first. */
export type Step = readonly [FigureKind, attackers: readonly number[], defenders: readonly number[]]

export interface BattleScene {
  readonly attackers: Side
  readonly defenders: Side
  readonly throws: readonly Step[]
  /** How much room each side has. */
  readonly room: { readonly width: number; readonly height: number; readonly most: number }
}

const side = (clan: number, ...men: readonly (readonly [FigureKind, number])[]): Side => ({
  clan,
  men: men.flatMap(([kind, count]) => Array.from({ length: count }, () => kind)),
  place: 0,
  castle: 0,
  extras: 0,
  hits: 0,
  dead: [],
})

export const battleScenes: Readonly<Record<string, BattleScene>> = {
  // one round, step by step
  battle: {
    attackers: side(indigo, ['archer', 1], ['gunner', 2], ['spearman', 3]),
    defenders: side(green, ['gunner', 1], ['spearman', 3]),
    throws: [
      ['archer', [5], []],
      ['gunner', [4, 9], [7]],
      ['spearman', [2, 7, 11], [3, 8]],
    ],
    room: { width: 176, height: 154, most: 3 },
  },
  // the men of a castle fight, and fall first
  castle: {
    attackers: side(indigo, ['swordsman', 2], ['spearman', 3]),
    defenders: { ...side(green, ['spearman', 2]), castle: 1, extras: 4 },
    throws: [
      ['swordsman', [3, 11], []],
      ['spearman', [4, 6, 9], [2, 4, 5, 8, 10, 12]],
    ],
    room: { width: 236, height: 154, most: 3 },
  },
  // they lay hidden until the enemy came
  ronin: {
    attackers: side(indigo, ['archer', 1], ['spearman', 4]),
    defenders: side(green, ['spearman', 4], ['ronin', 3]),
    throws: [
      ['archer', [9], []],
      ['ronin', [], [1, 5, 10]],
      ['spearman', [3, 6, 7, 12], [2, 8, 9, 11]],
    ],
    room: { width: 236, height: 154, most: 4 },
  },
}
