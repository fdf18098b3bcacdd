import type { At, SceneHexes } from '../../hex-scene.tsx'
import type { CounterLook } from '../art/counter.tsx'

export interface Placed extends Partial<CounterLook> {
  readonly at: At
  readonly own: boolean
  /** The corner that it faces, clockwise from the top. */
  readonly facing: number
  readonly arm: CounterLook['arm']
  readonly class: string
  readonly strength: number
  readonly cohesion: number
}

export interface Scene extends SceneHexes {
  readonly units: readonly Placed[]
  /** Where a general stands. */
  readonly general?: At
  /** By the letter of a terrain, where it lies. */
  readonly grounds?: readonly (readonly [string, ...At[]])[]
  readonly dice?: readonly number[]
}

const foot = { arm: 'inf', class: 'line' } as const
const horse = { arm: 'cav', class: 'heavy' } as const

/** The pictures of the rulebook in which something happens. */
export const scenes: Readonly<Record<string, Scene>> = {
  // two hexes are front, four are rear
  facing: {
    columns: 3,
    rows: 3,
    without: [
      [0, 0],
      [0, 2],
    ],
    units: [{ at: [1, 1], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 }],
    tints: [
      ['may', [1, 0], [2, 0]],
      ['not', [0, 1], [2, 1], [1, 2], [2, 2]],
    ],
  },
  // one hex of clear ground, one of wood, and the enemy beside it
  march: {
    columns: 4,
    rows: 3,
    grounds: [['w', [1, 0], [3, 2]]],
    units: [
      { at: [1, 2], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
      { at: [2, 0], own: false, facing: 3, ...foot, strength: 4, cohesion: 6 },
    ],
    tints: [['also', [1, 0], [3, 0], [1, 1], [2, 1]]],
    arrows: [['goes', [1, 2], [0, 1], [1, 0]]],
    marks: [
      [[0, 1], '1'],
      [[1, 0], '2'],
    ],
  },
  fire: {
    columns: 3,
    rows: 3,
    units: [
      { at: [0, 2], own: true, facing: 1, arm: 'art', class: 'foot', strength: 5, cohesion: 6 },
      { at: [1, 1], own: false, facing: 4, ...foot, strength: 4, cohesion: 7 },
    ],
    tints: [
      ['own', [0, 2]],
      ['target', [1, 1]],
    ],
    arrows: [['shoots', [0, 2], [1, 1]]],
    dice: [6, 8],
  },
  shock: {
    columns: 3,
    rows: 3,
    without: [[0, 2]],
    grounds: [['v', [1, 0]]],
    units: [
      { at: [0, 1], own: true, facing: 0, ...foot, strength: 4, cohesion: 7 },
      { at: [1, 1], own: true, facing: 0, ...foot, strength: 4, cohesion: 7 },
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 3, cohesion: 6 },
    ],
    tints: [
      ['own', [0, 1], [1, 1]],
      ['target', [1, 0]],
    ],
    arrows: [
      ['strikes', [0, 1], [1, 0]],
      ['strikes', [1, 1], [1, 0]],
    ],
    dice: [7],
  },
  // the foot fails to form square, and lies in disorder when the horse comes
  charge: {
    columns: 3,
    rows: 3,
    without: [[0, 2]],
    units: [
      { at: [1, 2], own: true, facing: 0, ...horse, strength: 4, cohesion: 7, charging: true },
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 3, cohesion: 5, condition: 1 },
    ],
    tints: [
      ['own', [1, 2]],
      ['target', [1, 0]],
    ],
    arrows: [['strikes', [1, 2], [1, 1], [1, 0]]],
    dice: [8, 6],
  },
  square: {
    columns: 3,
    rows: 3,
    without: [[0, 2]],
    units: [
      { at: [1, 1], own: true, facing: 0, ...horse, strength: 4, cohesion: 7, charging: true },
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 4, cohesion: 6, square: true },
    ],
    tints: [['target', [1, 0]]],
    arrows: [['goes', [1, 1], [1, 2]]],
    dice: [4, 1],
  },
  // two groups of one formation: one has a battalion within the general's reach, the other has none
  orders: {
    columns: 9,
    rows: 3,
    general: [4, 0],
    units: [
      { at: [0, 2], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
      { at: [1, 1], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
      { at: [3, 1], own: true, facing: 0, ...foot, strength: 4, cohesion: 6 },
      { at: [8, 1], own: true, facing: 0, ...foot, strength: 4, cohesion: 6 },
      { at: [8, 2], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
    ],
    tints: [
      ['may', [0, 2], [1, 1], [3, 1]],
      ['not', [8, 1], [8, 2]],
    ],
  },
  // without orders: whether they attack is up to them
  will: {
    columns: 3,
    rows: 3,
    without: [[0, 2]],
    units: [
      { at: [1, 1], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 4, cohesion: 6 },
    ],
    tints: [
      ['own', [1, 1]],
      ['target', [1, 0]],
    ],
    arrows: [['strikes', [1, 1], [1, 0]]],
    dice: [4],
  },
  // into the cone, past what blocks
  sight: {
    columns: 5,
    rows: 4,
    grounds: [['w', [3, 2]]],
    units: [
      { at: [2, 3], own: true, facing: 0, arm: 'art', class: 'foot', strength: 5, cohesion: 6 },
      { at: [1, 1], own: false, facing: 3, ...foot, strength: 4, cohesion: 6 },
      { at: [4, 0], own: false, facing: 3, ...foot, strength: 5, cohesion: 7 },
      { at: [0, 3], own: false, facing: 1, ...horse, strength: 3, cohesion: 6 },
    ],
    tints: [
      ['own', [2, 3]],
      ['target', [1, 1]],
    ],
    arrows: [['shoots', [2, 3], [1, 1]]],
    marks: [
      [[4, 0], 'no'],
      [[0, 3], 'no'],
    ],
  },
  // each enemy before one must be attacked by somebody
  both: {
    columns: 4,
    rows: 2,
    units: [
      { at: [1, 1], own: true, facing: 0, ...foot, strength: 4, cohesion: 7 },
      { at: [2, 1], own: true, facing: 0, ...foot, strength: 5, cohesion: 6 },
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 3, cohesion: 6 },
      { at: [2, 0], own: false, facing: 3, ...foot, strength: 4, cohesion: 6 },
    ],
    tints: [
      ['own', [1, 1], [2, 1]],
      ['target', [1, 0], [2, 0]],
    ],
    arrows: [
      ['strikes', [1, 1], [1, 0]],
      ['strikes', [2, 1], [2, 0]],
    ],
  },
  // horse does not wait for the foot
  slip: {
    columns: 4,
    rows: 4,
    without: [
      [0, 0],
      [3, 0],
    ],
    units: [
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 5, cohesion: 7 },
      { at: [1, 1], own: true, facing: 0, arm: 'cav', class: 'light', strength: 3, cohesion: 6 },
    ],
    tints: [['may', [1, 3]]],
    arrows: [['goes', [1, 1], [1, 2], [1, 3]]],
    dice: [6],
  },
  // away from the attacker, and better not before another enemy
  recoil: {
    columns: 4,
    rows: 3,
    without: [
      [0, 0],
      [3, 0],
    ],
    units: [
      { at: [1, 0], own: false, facing: 3, ...foot, strength: 5, cohesion: 7 },
      { at: [1, 1], own: true, facing: 0, ...foot, strength: 3, cohesion: 6, condition: 1 },
      { at: [3, 2], own: false, facing: 5, ...foot, strength: 4, cohesion: 6 },
    ],
    tints: [
      ['may', [1, 2]],
      ['not', [2, 1], [2, 2]],
    ],
    arrows: [['goes', [1, 1], [1, 2]]],
  },
  // before the die and after it, twice
  rally: {
    columns: 5,
    rows: 1,
    without: [[2, 0]],
    units: [
      { at: [0, 0], own: true, facing: 0, ...foot, strength: 4, cohesion: 6, condition: 1 },
      { at: [1, 0], own: true, facing: 0, ...foot, strength: 5, cohesion: 7 },
      { at: [3, 0], own: true, facing: 3, ...foot, strength: 4, cohesion: 6, condition: 2 },
      { at: [4, 0], own: true, facing: 0, ...foot, strength: 4, cohesion: 6, condition: 1 },
    ],
    tints: [['may', [1, 0], [4, 0]]],
    dice: [4, 5],
  },
}
