import type { CSSProperties } from 'react'
import { hexPath } from '../../board/hex-shape.ts'
import shared from '../../figures.module.css'
import { type At, HexScene, type SceneHexes } from '../../hex-scene.tsx'
import { Counter, type CounterLook, Front } from '../art/counter.tsx'
import { Die } from '../art/die.tsx'
import { Feature } from '../art/terrain.tsx'
import { paint, plain, redPaint } from './counters.ts'
import styles from './figures.module.css'

interface Placed extends Partial<CounterLook> {
  readonly at: At
  readonly own: boolean
  /** The corner that it faces, clockwise from the top. */
  readonly facing: number
  readonly arm: CounterLook['arm']
  readonly class: string
  readonly strength: number
  readonly cohesion: number
}

interface Scene extends SceneHexes {
  readonly units: readonly Placed[]
  /** By the letter of a terrain, where it lies. */
  readonly grounds?: readonly (readonly [string, ...At[]])[]
  readonly dice?: readonly number[]
}

const foot = { arm: 'inf', class: 'line' } as const
const horse = { arm: 'cav', class: 'heavy' } as const

/** The pictures of the rulebook in which something happens. */
const scenes: Readonly<Record<string, Scene>> = {
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
}

const isAt = (at: At) => (each: At) => each.join() === at.join()

/** What happens on a few hexes, and the dice that were thrown there. */
export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  const scene = scenes[name]
  if (scene === undefined)
    throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
  const { units, grounds = [], dice = [], ...hexes } = scene
  const letterAt = (at: At) => grounds.find(([, ...places]) => places.some(isAt(at)))?.[0] ?? '.'
  return (
    <>
      <HexScene
        {...hexes}
        ground={(at) => (
          <>
            <path d={hexPath(0)} className={styles.hex} data-letter={letterAt(at)} />
            <Feature letter={letterAt(at)} />
          </>
        )}
        pieces={units.map(({ at, own, facing, ...look }) => ({
          at,
          drawn: (
            <g style={(own ? paint : redPaint) as CSSProperties}>
              {/* whoever stands in a village looks to all sides, as a square does */}
              <Front
                facing={facing}
                six={look.square === true || letterAt(at) === 'v'}
                charging={look.charging === true}
              />
              <Counter {...plain} {...look} cut={!own} />
            </g>
          ),
        }))}
      />
      {dice.length > 0 && (
        <div className={shared.dice}>
          {dice.map((value) => (
            <Die key={value} value={value} size={42} />
          ))}
        </div>
      )}
    </>
  )
}
