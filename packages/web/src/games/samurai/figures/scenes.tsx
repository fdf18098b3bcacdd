import { useSay } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import { type At, HexScene, type SceneHexes } from '../../hex-scene.tsx'
import { Die } from '../art/die.tsx'
import { GroundSample } from '../art/painting.tsx'
import { type LeaderLook, UnitBlock } from '../art/unit-block.tsx'
import { looks } from '../battle.ts'

interface Placed {
  readonly at: At
  readonly side: 'red' | 'blue'
  readonly code: string
  readonly blocks?: number
  readonly leader?: LeaderLook['kind']
  readonly order?: 'given'
}

/** A throw, die by die: its face, and whether it counts. */
type Throw = readonly (readonly [face: number, counts: boolean])[]

interface Scene extends SceneHexes {
  readonly units: readonly Placed[]
  readonly grounds?: readonly (readonly [string, ...At[]])[]
  readonly dice?: Throw
}

const [CIRCLE, TRIANGLE, SQUARE, FLAG, FORTUNE, SWORDS] = [0, 1, 2, 3, 4, 5] as const

/** The pictures of the rulebook in which something happens. Red is oneself, and has its own edge below. */
const scenes: Readonly<Record<string, Scene>> = {
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
}

/** What happens on a few hexes, and the dice that were thrown there. */
export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  const say = useSay()
  const scene = scenes[name]
  if (scene === undefined)
    throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
  const { units, grounds = [], dice, marks = [], ...hexes } = scene
  const groundAt = (at: At) =>
    grounds.find(([, ...places]) => places.some((each) => each.join() === at.join()))?.[0] ?? 'open'
  return (
    <>
      <HexScene
        {...hexes}
        marks={marks.map(([at, text]) => [at, text.startsWith('figures.') ? say(text) : text])}
        ground={(at) => <GroundSample name={groundAt(at)} />}
        pieces={units.map(({ at, side, code, blocks = 4, leader, order }) => ({
          at,
          drawn: (
            <UnitBlock
              look={{
                side,
                mark: 'square',
                figure: 'ssp',
                ...looks[code],
                blocks,
                full: 4,
                leader: leader === undefined ? null : { kind: leader },
                order: order ?? null,
              }}
            />
          ),
        }))}
      />
      {dice !== undefined && <Thrown dice={dice} />}
    </>
  )
}

function Thrown({ dice }: { dice: Throw }) {
  return (
    <div className={shared.dice}>
      {dice.map(([face, counts], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place
        <Die key={i} face={face} size={44} counts={counts} />
      ))}
    </div>
  )
}
