import { battles } from '@gunbai/glory'
import { screenField } from '@gunbai/glory/screen'
import { describe, expect, test } from 'vitest'
import { type Arrow, turnedArrow } from '../board/arrows.ts'
import { hexStep } from '../board/hex-walk.ts'
import { layoutOf } from './geometry.ts'
import { drawn, drawSides, strokesOf } from './sides-drawing.ts'

const edge = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
] as const

test('a slope falls away from its hex, a rampart stands within it', () => {
  const depths = (path: string | undefined) =>
    [...(path ?? '').matchAll(/[ML][\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  // clockwise around its hex this edge has the hex beneath it
  expect(Math.min(...depths(strokesOf('slope', edge).slopes))).toBe(-6)
  expect(Math.min(...depths(strokesOf('steep', edge).steeps))).toBe(-10)
  expect(Math.min(...depths(strokesOf('redoubt', edge).redoubts))).toBeGreaterThanOrEqual(0)
  expect(Math.min(...depths(strokesOf('fortification', edge).fortifications))).toBeGreaterThan(0)
})

test('bridges and fords lie over their river', () => {
  const { rivers, bridges, fords } = drawn([
    { kind: 'bridge', edge },
    { kind: 'ford', edge },
  ])
  expect(rivers.match(/M/g)).toHaveLength(2)
  expect(bridges).not.toBe('')
  expect(fords).not.toBe('')
})

describe.each(battles.map(({ id }) => id))('%s', (id) => {
  const field = screenField({ field: id })

  test('everything on its sides is drawn', () => {
    const sides = drawSides(field)
    const kinds = new Set(field.battle.sides.map(({ kind }) => kind))
    const paths = {
      stream: 'streams',
      river: 'rivers',
      ford: 'fords',
      bridge: 'bridges',
      crest: 'crests',
    } as const
    for (const [kind, path] of Object.entries(paths)) {
      expect([kind, sides[path as keyof typeof sides] !== '']).toEqual([
        kind,
        kinds.has(kind as never) || (path === 'rivers' && (kinds.has('ford') || kinds.has('bridge'))),
      ])
    }
    expect(sides.slopes !== '').toBe(field.battle.levels.some((level) => level > 0))
  })

  test('the arrow keys lead from any hex to every other', () => {
    const { map } = field.ground
    const reached = new Set<number>([0])
    for (const hex of reached) {
      for (const arrow of Object.keys(turnedArrow) as Arrow[]) reached.add(hexStep(map, hex, arrow))
    }
    expect(reached.size).toBe(map.size)
    expect(layoutOf(field).centres.length).toBe(map.size)
  })
})
