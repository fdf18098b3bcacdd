import { describe, expect, test } from 'vitest'
import { landBorders } from '../data/land-borders.ts'
import { provinceChart } from '../data/provinces.ts'
import { seaRoutes } from '../data/sea-routes.ts'
import {
  areAdjacent,
  isBySea,
  neighbours,
  provinceCount,
  provinceIds,
  provinceNames,
  provinceOf,
} from './map.ts'

/** Every pair that the rules prove (section 3.3). */
const proven = `kozuke echigo, chikuzen hizen, higo chikugo, higo hyuga, awa-shikoku sanuki, awa-shikoku tosa,
  awa-shikoku iyo, satsuma hyuga, satsuma osumi, bungo buzen, owari mikawa, hida echizen, echizen mino, mino hida,
  mikawa shinano, hida shinano, shinano kozuke, echigo etchu, sagami kai, kai shinano, etchu hida, etchu noto,
  shinano musashi`
  .split(',')
  .map((pair) => pair.trim().split(' ') as [string, string])

const linked = (a: string, b: string) => areAdjacent(provinceOf(a), provinceOf(b))

describe('the map', () => {
  test('SG-MAP-01 SG-CMP-14 SG-MIS-01 has 68 provinces, each with one card', () => {
    expect(provinceCount).toBe(68)
    expect(new Set(provinceIds).size).toBe(68)
  })

  test('SG-MAP-02 Tsushima is one space', () => {
    expect(provinceNames.filter((name) => name.startsWith('Tsushima'))).toEqual(['Tsushima'])
  })

  test('SG-MAP-03 two provinces are called Awa and can be told apart', () => {
    expect(provinceNames.filter((name) => name.startsWith('Awa ('))).toEqual(['Awa (Boso)', 'Awa (Shikoku)'])
    expect(neighbours[provinceOf('awa-boso')]).not.toEqual(neighbours[provinceOf('awa-shikoku')])
  })

  test.each(proven)('SG-MAP-04 SG-MIS-02 %s and %s share a land border', (a, b) => {
    expect(linked(a, b)).toBe(true)
    expect(isBySea(provinceOf(a), provinceOf(b))).toBe(false)
  })

  test('SG-MAP-04 points of contact are no borders', () => {
    expect(linked('kozuke', 'shimosa')).toBe(false)
    expect(linked('musashi', 'shimotsuke')).toBe(false)
  })

  test('SG-MIS-12 Etchu reaches Musashi in three steps, by Echigo and Kozuke', () => {
    expect([linked('kozuke', 'musashi'), linked('etchu', 'shinano'), linked('ise', 'owari')]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('SG-MAP-05 SG-MAP-08 SG-MIS-03 the three sea routes of the rules, and not Iki to Buzen', () => {
    for (const [a, b] of [
      ['iki', 'nagato'],
      ['nagato', 'buzen'],
      ['bungo', 'iyo'],
    ] as const) {
      expect(linked(a, b)).toBe(true)
      expect(isBySea(provinceOf(a), provinceOf(b))).toBe(true)
    }
    expect(linked('iki', 'buzen')).toBe(false)
    expect(seaRoutes.filter(([, , source]) => source === 'rules')).toHaveLength(3)
  })

  test('SG-MIS-03 every island has two sea routes or more, and no province is a dead end or a hub of the sea', () => {
    for (const island of ['Awaji', 'Iki', 'Oki', 'Sado', 'Shikoku', 'Kyushu', 'Tsushima']) {
      const here = provinceChart.flatMap(([id, , , place]) => (place === island ? [id as string] : []))
      const routes = seaRoutes.filter(([a, b]) => here.includes(a) !== here.includes(b))
      expect(routes.length, island).toBeGreaterThanOrEqual(2)
    }
    neighbours.forEach((list, province) => {
      expect(list.length, provinceIds[province]).toBeGreaterThanOrEqual(2)
      const routes = list.filter((to) => isBySea(province, to))
      expect(routes.length, provinceIds[province]).toBeLessThanOrEqual(3)
    })
  })

  test('SG-MAP-05 borders and routes go both ways, and join the whole map', () => {
    neighbours.forEach((list, province) => {
      expect(new Set(list).size).toBe(list.length)
      for (const to of list) expect(neighbours[to]).toContain(province)
    })
    const reached = new Set([0])
    for (const province of reached) for (const to of neighbours[province]) reached.add(to)
    expect(reached.size).toBe(68)
    expect(Object.keys(landBorders)).toEqual(provinceIds)
  })

  test('SG-MAP-13 islands are names for reading: each province has one', () => {
    expect(new Set(provinceChart.map(([, , , island]) => island)).size).toBe(8)
  })
})
