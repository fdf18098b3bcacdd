import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scenarioOf } from './library.ts'
import type { RuleCode } from './special-rules.ts'

const page = readFileSync(new URL('../../../../docs/rules/samurai.md', import.meta.url), 'utf8')

/** A row of the tables of section 34: No. | Battle | Year | First C/D/H | Second C/D/H | VF | ... */
const rows = page
  .slice(page.indexOf('### 34.1'), page.indexOf('- **SB-SCN-01**'))
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const edition = page.indexOf(line) < page.indexOf('### 34.2') ? 'gmt' : 'zvezda'
    const number = Number(cells[1])
    if (!Number.isInteger(number) || number === 0) return []
    const id = edition === 'gmt' ? `gmt-${String(number).padStart(2, '0')}` : `zvezda-${number}`
    return [[id, cells] as const]
  })

describe('the scenarios and the table of the rules page', () => {
  it('has a row for each of the 48', () => {
    expect(rows.length).toBe(48)
  })

  it.each(rows)(
    'SB-SETUP-03, SB-SETUP-04, SB-SETUP-05, SB-SETUP-07 %s has the numbers of the page',
    (id, cells) => {
      const scenario = scenarioOf(id)
      const sides = [cells[4], cells[5]] as const
      for (const [seat, side] of sides.entries()) {
        const [, command, dragon, honor] = /(\d+)(?:→\d+)?\/(\d+)\/(\d+)/.exec(side) ?? []
        const army = scenario.armies[seat]
        expect([army.command, army.dragon, army.honor]).toEqual([
          Number(command),
          Number(dragon),
          Number(honor),
        ])
      }
      const first = sides.findIndex((side) => side.includes('▶'))
      expect(scenario.first).toBe(first)
      expect(scenario.victory).toBe(Number(cells[6]))
      if (cells[3] !== '–') expect(scenario.year).toBe(Number(cells[3]))
    },
  )

  it.each([
    ['gmt-02', ['leader-worth-2']],
    ['gmt-03', ['river-fordable', 'fords-unrestricted', 'named-leader-worth-2']],
    [
      'gmt-04',
      ['river-impassable-except-fords', 'fords-unrestricted', 'hills-impassable', 'vf-units-across-river'],
    ],
    ['gmt-05', ['river-impassable-except-fords', 'exit-unit-across-river']],
    ['gmt-06', ['river-impassable']],
    ['gmt-07', ['river-impassable-except-fords', 'tent-capture-unguarded']],
    ['gmt-08', ['tent-capture']],
    ['gmt-12', ['growing-hand', 'instant-win-tent']],
    ['gmt-16', ['river-impassable-except-fords', 'vf-units-across-river']],
    ['gmt-18', ['river-fordable', 'vf-empty-section']],
    ['gmt-21', ['river-fordable', 'fords-unrestricted', 'castle-as-building', 'capture-hex']],
    ['gmt-26', ['hills-impassable', 'vf-units-past-gorge']],
    ['gmt-27', ['river-impassable']],
    ['gmt-28', ['river-fordable', 'vf-per-order-one-unit']],
    ['gmt-29', ['fences-are-palisades', 'river-fordable', 'vf-per-order-one-unit']],
    ['gmt-32', ['river-fordable', 'conditional-command-draw', 'vf-no-enemy-across', 'vf-three-across']],
    ['gmt-34', ['river-fordable', 'capture-hex', 'capture-hex', 'capture-hex']],
    ['gmt-37', ['locked-units', 'locked-units', 'vf-empty-section']],
    ['gmt-39', ['river-impassable-except-fords', 'vf-hill-majority', 'tent-capture']],
    ['gmt-40', ['river-impassable-except-fords', 'buildings-impassable']],
    ['zvezda-5', ['river-impassable-except-fords', 'vf-units-across-river']],
    ['zvezda-7', ['river-impassable-except-fords', 'vf-hill-majority', 'tent-capture']],
    ['zvezda-8', ['river-impassable-except-fords', 'buildings-impassable']],
  ] as const satisfies readonly (readonly [string, readonly RuleCode[]])[])(
    'SB-SCN-03, SB-SCN-04 %s has its special rules',
    (id, codes) => {
      expect(
        scenarioOf(id)
          .rules.map((rule) => rule.code)
          .sort(),
      ).toEqual([...codes].sort())
    },
  )
})
