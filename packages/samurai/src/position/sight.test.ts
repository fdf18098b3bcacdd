import { describe, expect, it } from 'vitest'
import { both } from '../testing/fights.ts'
import { drawn, type Order } from '../testing/scene.ts'

/** The hexes that the unit in that hex may shoot at. */
const targets = (from: string, drawing: string, order: Order = {}): string[] =>
  drawn(drawing, { ordered: from, ...order })
    .offers('shoot')
    .map((each) => each.split(' ')[2])

describe('line of sight', () => {
  it.each(both)(
    'SB-LOS-01, SB-LOS-02 runs from centre to centre; any hex it enters in between may block (%s)',
    (edition) => {
      expect(targets('E4', 'E4 ab . . ASP', { edition })).toEqual(['E7'])
      expect(targets('E4', 'E4 ab . f ASP', { edition })).toEqual([])
      // E4 to F6 enters E5, F4 and F5 on the way: a corner of either is enough
      expect(targets('E4', 'E4 ab\nF6 ASP', { edition })).toEqual(['F6'])
      expect(targets('E4', 'E4 ab\nF5 f ASP', { edition })).toEqual([])
      expect(targets('E4', 'E4 ab f\nF6 ASP', { edition })).toEqual([])
    },
  )

  it.each(both)('SB-LOS-03, SB-T-75 units and leaders of either side stand in the way (%s)', (edition) => {
    for (const between of ['asp', 'ASP', '+i', '+C']) {
      const seen = targets('E4', `E4 ab . ${between} ASP`, { edition })
      expect(seen, between).not.toContain('E7')
    }
  })

  it.each(both)('SB-LOS-04 neither the target’s own terrain nor the shooter’s blocks (%s)', (edition) => {
    expect(targets('E4', 'E4 ab/f . ASP/f', { edition })).toEqual(['E6'])
    expect(targets('E4', 'E4 ab/h . ASP/t', { edition })).toEqual(['E6'])
  })

  it.each(both)('SB-LOS-05, SB-T-74 along an edge it is blocked only if both hexes block (%s)', (edition) => {
    // E5 to G5: the line runs between F4 and F5
    expect(targets('E5', 'E5 ab\nF4 asp .\nG5 ASP', { edition })).toEqual(['G5'])
    expect(targets('E5', 'E5 ab\nF4 asp f\nG5 ASP', { edition })).toEqual([])
    expect(targets('E5', 'E5 ab\nF4 .  asp\nG5 ASP', { edition })).toEqual(['G5'])
    // E1 to G1: on the left there is only the half hex of the rim
    expect(targets('E1', 'E1 ab\nG1 ASP', { edition })).toEqual(['G1'])
    expect(targets('E1', 'E1 ab\nF1 asp\nG1 ASP', { edition })).toEqual([])
  })

  it.each([
    ['f', 'forest', 'gmt', false],
    ['h', 'hill', 'gmt', false],
    ['t', 'buildings', 'gmt', false],
    ['mb', 'command tent', 'gmt', false],
    ['f', 'forest', 'zvezda', false],
    ['h', 'hill', 'zvezda', false],
    ['t', 'buildings', 'zvezda', false],
    ['mb', 'command tent', 'zvezda', false],
  ] as const)('SB-LOS-06 blocks: %s (%s, %s)', (code, _, edition, sees) => {
    expect(targets('E4', `E4 ab ${code} ASP`, { edition }).length > 0).toBe(sees)
  })

  it('SB-LOS-07 a castle blocks', () => {
    expect(targets('E4', 'E4 ab c ASP')).toEqual([])
  })

  it.each(['.', 'r', '=', 'b', '~', 'g'])('SB-LOS-08 does not block: %s', (code) => {
    expect(targets('E4', `E4 ab ${code} ASP`)).toEqual(['E6'])
    expect(targets('E4', `E4 ab ${code} ASP`, { edition: 'zvezda' })).toEqual(['E6'])
  })

  it.each(['|', 'p'])('SB-LOS-09 a fence or palisade does not block: %s', (code) => {
    expect(targets('E4', `E4 ab ${code} ASP`)).toEqual(['E6'])
  })

  it.each(both)('SB-LOS-10 a unit inside a gorge blocks like any unit (%s)', (edition) => {
    expect(targets('E4', 'E4 ab . ASP/g ASP', { edition })).toEqual(['E6'])
  })

  it('SB-LOS-11 a hill hides what lies beyond it from lower ground', () => {
    expect(targets('E4', 'E4 ab . h ASP')).toEqual([])
    expect(targets('E4', 'E4 ab/h h ASP')).toEqual([])
  })

  it('SB-LOS-12 from lower ground the first hill of a group is seen, and sees back', () => {
    expect(targets('E4', 'E4 ab . ASP/h h')).toEqual(['E6'])
    expect(targets('E6', 'E4 ASP . ab/h h')).toEqual(['E4'])
  })

  it('SB-LOS-13 behind another hill hex a unit is not seen from below, and does not see back', () => {
    expect(targets('E4', 'E4 ab . h ASP/h')).toEqual([])
    expect(targets('E7', 'E4 ASP . h ab/h')).toEqual([])
  })

  it('SB-LOS-14, SB-T-76 across one connected group of hills units see each other', () => {
    expect(targets('E4', 'E4 ab/h h h ASP/h')).toEqual(['E7'])
    expect(targets('E4', 'E4 ab h h ASP/h')).toEqual([])
    // a gap of plain between two groups: a hill of the other group that lies in front hides what is behind it
    expect(targets('E4', 'E4 ab/h . h ASP/h')).toEqual([])
  })

  it('SB-LOS-15 in zvezda a hill blocks except between adjoining hills', () => {
    expect(targets('E4', 'E4 ab/h h ASP/h', { edition: 'zvezda' })).toEqual(['E6'])
    expect(targets('E4', 'E4 ab h ASP/h', { edition: 'zvezda' })).toEqual([])
    expect(targets('E4', 'E4 ab/h h ASP', { edition: 'zvezda' })).toEqual([])
  })

  it('SB-LOS-16 close combat needs no line of sight', () => {
    expect(drawn('E6 asp/f\nF6 ASP/f', { ordered: 'E6' }).offers('attack')).toEqual(['attack E6 F6'])
  })
})
