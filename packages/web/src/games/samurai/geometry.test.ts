import { expect, test } from 'vitest'
import { type Arrow, turnedArrow } from '../board/arrows.ts'
import { hexStep } from '../board/hex-walk.ts'
import { centres, field } from './geometry.ts'

const arrows = Object.keys(turnedArrow) as Arrow[]
const step = (from: number, arrow: Arrow) => hexStep(field, from, arrow)

test('every hex can be walked to from the first', () => {
  const reached = new Set<number>([0])
  for (const hex of reached) for (const arrow of arrows) reached.add(step(hex, arrow))
  expect(reached.size).toBe(field.hexes.length)
})

test('down and then up leads back, and a step is to a neighbour', () => {
  for (const hex of field.hexes) {
    const down = step(hex, 'ArrowDown')
    if (down === hex) continue
    const [a, b] = [centres[hex], centres[down]]
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeLessThan(70)
    // the last hex of a long row has only a western one below it
    const isLast = (centres[hex]?.x ?? 0) > (centres[down]?.x ?? 0)
    if (!isLast) expect(step(down, 'ArrowUp')).toBe(hex)
  }
})

test('at the rim a step stays', () => {
  expect(step(0, 'ArrowUp')).toBe(0)
  expect(step(0, 'ArrowLeft')).toBe(0)
  expect(step(11, 'ArrowRight')).toBe(11)
})
