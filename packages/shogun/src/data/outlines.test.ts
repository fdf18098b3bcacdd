import { describe, expect, test } from 'vitest'
import { isBySea, neighbours, provinceIds, provinceOf } from '../position/map.ts'
import { mapSize, outlines } from './outlines.ts'

/** The points of an outline, from its relative path. */
function pointsOf(path: string): Set<string> {
  const points = new Set<string>()
  for (const [, startX, startY, steps] of path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)) {
    let [x, y] = [Number(startX), Number(startY)]
    points.add(`${x} ${y}`)
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number)
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]
      y += numbers[i + 1]
      points.add(`${x} ${y}`)
    }
  }
  return points
}

const points = outlines.map(({ path }) => pointsOf(path))
const common = (a: number, b: number) => [...points[a]].filter((point) => points[b].has(point)).length

describe('outlines', () => {
  test('SG-MAP-01 one for each province, in their order, within the map', () => {
    expect(outlines.map(({ id }) => id)).toEqual(provinceIds)
    for (const set of points) {
      expect(set.size).toBeGreaterThan(3)
      for (const point of set) {
        const [x, y] = point.split(' ').map(Number)
        expect(x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height).toBe(true)
      }
    }
  })

  test('SG-MAP-04 whoever shares a land border on the map shares one in the drawing, the short ones too', () => {
    provinceIds.forEach((id, province) => {
      for (const to of neighbours[province]) {
        const atTheRiver = [id, provinceIds[to]].sort().join() === 'ise,owari' // half a kilometre apart
        if (to < province || isBySea(province, to) || atTheRiver) continue
        expect(common(province, to), `${id} and ${provinceIds[to]}`).toBeGreaterThanOrEqual(2)
      }
    })
    expect(common(provinceOf('satsuma'), provinceOf('hyuga'))).toBeGreaterThanOrEqual(2)
    expect(common(provinceOf('shinano'), provinceOf('musashi'))).toBeGreaterThanOrEqual(2)
  })
})
