import type { At, SceneHexes } from '../../hex-scene.tsx'
import type { LeaderLook } from '../art/unit-block.tsx'

export interface Placed {
  readonly at: At
  readonly side: 'red' | 'blue'
  readonly code: string
  readonly blocks?: number
  readonly leader?: LeaderLook['kind']
  readonly order?: 'given'
}

/** A throw, die by die: its face, and whether it counts. */
export type Throw = readonly (readonly [face: number, counts: boolean])[]

export interface Scene extends SceneHexes {
  readonly units: readonly Placed[]
  /** Leaders without a unit. */
  readonly alone?: readonly (readonly [At, Placed['side'], LeaderLook['kind']])[]
  readonly grounds?: readonly (readonly [string, ...At[]])[]
  readonly dice?: Throw
}

const [CIRCLE, TRIANGLE, SQUARE, FLAG, FORTUNE, SWORDS] = [0, 1, 2, 3, 4, 5] as const

/** The pictures of the rulebook in which something happens. Red is oneself, and has its own edge below. */
export const scenes: Readonly<Record<string, Scene>> = {
  // a card for two units of the left: one of them stands on the line
  orders: {
    columns: 9,
    rows: 3,
    lines: [3, 6],
    units: [
      { at: [0, 1], side: 'red', code: 'ab' },
      { at: [1, 2], side: 'red', code: 'ssp', order: 'given' },
      { at: [2, 1], side: 'red', code: 'asp', order: 'given' },
      { at: [4, 2], side: 'red', code: 'aa' },
      { at: [4, 1], side: 'red', code: 'ssp', leader: 'commander' },
      { at: [7, 1], side: 'red', code: 'sspc' },
      { at: [6, 2], side: 'red', code: 'asp' },
    ],
    tints: [['own', [1, 2], [2, 1]]],
    marks: [
      [[1, 0], 'figures.left'],
      [[4, 0], 'figures.centre'],
      [[7, 0], 'figures.right'],
    ],
  },
  // spears march one hex and fight, or two; the wood stops them, the river bars the way
  march: {
    columns: 5,
    rows: 3,
    grounds: [
      ['forest', [2, 1]],
      ['river', [0, 1]],
    ],
    units: [{ at: [2, 2], side: 'red', code: 'asp' }],
    tints: [
      ['own', [2, 2]],
      ['may', [1, 1], [2, 1], [1, 2], [3, 2]],
      ['also', [1, 0], [2, 0], [3, 1], [0, 2], [4, 2]],
      ['not', [3, 0], [0, 1]],
    ],
    marks: [
      [[3, 0], 'no'],
      [[0, 1], 'no'],
    ],
    arrows: [['goes', [2, 2], [1, 1], [1, 0]]],
  },
  // one target is free, one behind a wood, one too far away
  shoot: {
    columns: 5,
    rows: 3,
    grounds: [['forest', [2, 2]]],
    units: [
      { at: [0, 1], side: 'red', code: 'ab' },
      { at: [3, 0], side: 'blue', code: 'asp' },
      { at: [3, 2], side: 'blue', code: 'aa' },
      { at: [4, 1], side: 'blue', code: 'ssp' },
    ],
    tints: [
      ['own', [0, 1]],
      ['target', [3, 0]],
    ],
    arrows: [['shoots', [0, 1], [3, 0]]],
    marks: [
      [[3, 2], 'no'],
      [[4, 1], 'no'],
    ],
    dice: [
      [TRIANGLE, true],
      [SWORDS, false],
    ],
  },
  strike: {
    columns: 4,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'asp' },
      { at: [2, 0], side: 'blue', code: 'ab' },
      { at: [1, 1], side: 'red', code: 'ssp', leader: 'infantry' },
      { at: [1, 2], side: 'red', code: 'asp' },
    ],
    tints: [
      ['own', [1, 1]],
      ['target', [1, 0]],
    ],
    arrows: [['strikes', [1, 1], [1, 0]]],
    dice: [
      [TRIANGLE, true],
      [SWORDS, true],
      [FLAG, true],
      [FORTUNE, false],
      [CIRCLE, false],
    ],
  },
  // they stand, and answer: a square ignores one of a triangle's swords
  back: {
    columns: 4,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'asp', blocks: 2 },
      { at: [2, 0], side: 'blue', code: 'ab' },
      { at: [1, 1], side: 'red', code: 'ssp', leader: 'infantry' },
      { at: [1, 2], side: 'red', code: 'asp' },
    ],
    tints: [
      ['own', [1, 0]],
      ['target', [1, 1]],
    ],
    arrows: [['flees', [1, 0], [1, 1]]],
    dice: [
      [SQUARE, true],
      [SWORDS, false],
      [CIRCLE, false],
    ],
  },
  retreat: {
    columns: 4,
    rows: 3,
    grounds: [['forest', [0, 2]]],
    units: [
      { at: [1, 0], side: 'blue', code: 'ssp' },
      { at: [1, 1], side: 'red', code: 'asp', blocks: 3 },
      { at: [2, 2], side: 'red', code: 'ab' },
    ],
    tints: [
      ['may', [1, 2]],
      ['not', [0, 1], [2, 1]],
    ],
    arrows: [['goes', [1, 1], [1, 2]]],
    marks: [
      [[0, 1], 'no'],
      [[2, 1], 'no'],
      [[2, 2], 'no'],
    ],
    dice: [[FLAG, true]],
  },
  // a leader and whoever hangs together with him; a gap ends the chain
  linked: {
    columns: 8,
    rows: 3,
    units: [
      { at: [1, 1], side: 'red', code: 'ssp', leader: 'infantry', order: 'given' },
      { at: [2, 1], side: 'red', code: 'asp', order: 'given' },
      { at: [2, 2], side: 'red', code: 'ab', order: 'given' },
      { at: [3, 0], side: 'red', code: 'asp', order: 'given' },
      { at: [6, 1], side: 'red', code: 'sspc' },
      { at: [5, 2], side: 'red', code: 'ab' },
    ],
    tints: [['own', [1, 1], [2, 1], [2, 2], [3, 0]]],
    marks: [
      [[6, 1], 'no'],
      [[5, 2], 'no'],
    ],
  },
  // the ground lowers the dice of the unit, not those that are added
  ground: {
    columns: 4,
    rows: 3,
    grounds: [['forest', [1, 0]]],
    units: [
      { at: [1, 0], side: 'blue', code: 'asp' },
      { at: [2, 0], side: 'blue', code: 'ab' },
      { at: [1, 1], side: 'red', code: 'ssp', leader: 'infantry' },
      { at: [2, 2], side: 'red', code: 'asp' },
    ],
    tints: [
      ['own', [1, 1]],
      ['target', [1, 0]],
    ],
    arrows: [['strikes', [1, 1], [1, 0]]],
    dice: [
      [TRIANGLE, true],
      [SWORDS, true],
      [SQUARE, false],
    ],
  },
  // the hex is empty: horse goes in, and strikes whoever stands beside it
  advance: {
    columns: 4,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'ab', blocks: 2 },
      { at: [2, 1], side: 'blue', code: 'asp' },
      { at: [1, 2], side: 'red', code: 'sspc' },
      { at: [2, 2], side: 'red', code: 'asp' },
    ],
    tints: [
      ['may', [1, 1]],
      ['target', [2, 1]],
    ],
    arrows: [
      ['goes', [1, 2], [1, 1]],
      ['strikes', [1, 1], [2, 1]],
    ],
  },
  // friends on both sides: one of two flags is ignored
  support: {
    columns: 4,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'ssp' },
      { at: [1, 1], side: 'red', code: 'asp' },
      { at: [0, 1], side: 'red', code: 'ab' },
      { at: [2, 1], side: 'red', code: 'asp' },
    ],
    tints: [
      ['own', [0, 1], [2, 1]],
      ['may', [1, 2], [2, 2]],
    ],
    arrows: [['goes', [1, 1], [2, 2]]],
    dice: [
      [FLAG, true],
      [FLAG, false],
    ],
  },
  // one honor too few: whoever is nearest pays
  lack: {
    columns: 5,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'ssp' },
      { at: [1, 2], side: 'red', code: 'ssp', blocks: 3 },
      { at: [2, 2], side: 'red', code: 'asp', blocks: 3 },
      { at: [3, 1], side: 'red', code: 'ab', blocks: 3 },
      { at: [4, 2], side: 'red', code: 'asp' },
    ],
    tints: [['target', [1, 2], [2, 2], [3, 1]]],
    dice: [
      [SQUARE, true],
      [CIRCLE, true],
      [TRIANGLE, true],
      [SWORDS, false],
      [FLAG, false],
    ],
  },
  // one on foot comes to his men, one on horse reaches farther
  leaders: {
    columns: 6,
    rows: 3,
    units: [
      { at: [1, 1], side: 'red', code: 'ab' },
      { at: [2, 0], side: 'red', code: 'ssp' },
      { at: [4, 1], side: 'red', code: 'sspc', leader: 'cavalry' },
      { at: [3, 1], side: 'red', code: 'asp' },
      { at: [5, 0], side: 'red', code: 'sspc' },
    ],
    alone: [[[1, 2], 'red', 'infantry']],
    tints: [
      ['may', [2, 0]],
      ['also', [3, 1], [4, 1], [5, 0]],
    ],
    arrows: [['goes', [1, 2], [1, 1], [2, 0]]],
  },
  // swords fell whoever stands alone; if there are none he must run
  lone: {
    columns: 4,
    rows: 3,
    units: [
      { at: [1, 0], side: 'blue', code: 'asp' },
      { at: [1, 2], side: 'red', code: 'asp' },
    ],
    alone: [[[1, 1], 'red', 'infantry']],
    tints: [
      ['target', [1, 1]],
      ['may', [1, 2], [2, 2]],
    ],
    arrows: [['flees', [1, 0], [1, 1]]],
    dice: [
      [FLAG, false],
      [TRIANGLE, false],
      [CIRCLE, false],
    ],
  },
}
