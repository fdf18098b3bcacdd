import { provinceIds } from '@gunbai/shogun/screen'
import { expect, test } from 'vitest'
import type { Arrow } from '../../board/arrows.ts'
import { boardProvinces, boardRoutes, boardSize } from './board-map.ts'
import { standOf, step } from './walk.ts'

const arrows: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

test('the board has every province of the rulebook in its order, its pieces within the board', () => {
  expect(boardProvinces.map(({ id }) => id)).toEqual(provinceIds)
  for (const province of boardProvinces.keys()) {
    const { x, y } = standOf(province)
    expect(x > 20 && y > 20 && x < boardSize.width - 20 && y < boardSize.height - 20).toBe(true)
  }
  expect(boardRoutes.every(({ between }) => between.every((each) => each in provinceIds))).toBe(true)
})

test('no two provinces have their pieces in the same place', () => {
  for (const a of boardProvinces.keys()) {
    for (let b = 0; b < a; b++) {
      const [one, other] = [standOf(a), standOf(b)]
      expect(
        Math.hypot(one.x - other.x, one.y - other.y),
        `${provinceIds[a]}, ${provinceIds[b]}`,
      ).toBeGreaterThan(36)
    }
  }
})

test('the arrow keys lead from any province to every other', () => {
  const reached = new Set([0])
  for (const province of reached) for (const arrow of arrows) reached.add(step(province, arrow))
  expect(reached.size).toBe(provinceIds.length)
})
