import type { Scrutiny } from '@gunbai/kernel'
import { ground, grounds, kinds, nameOf, unitKinds, units } from './field.ts'
import { isThere, type SkirmishEvent, type SkirmishState, unitAt } from './state.ts'

export const scrutiny: Scrutiny<SkirmishState, SkirmishEvent> = {
  violations: (s) => {
    const found: string[] = []
    units.forEach(({ kind }, unit) => {
      const [hex, strength] = [s.hexes[unit], s.strengths[unit]]
      if (strength < 0 || strength > unitKinds[kind].strength) {
        found.push(`unit ${unit} has a strength of ${strength}`)
      }
      if (ground[hex] === 'river') found.push(`unit ${unit} is in the river at ${nameOf(hex)}`)
      if (isThere(s, unit) && unitAt(s, hex) !== unit) found.push(`two units are in ${nameOf(hex)}`)
    })
    return found
  },
  secrets: () => [],
  mentions: () => [],
  inventory: [...kinds, ...grounds.filter((name) => name !== 'river')],
  uses: (event) => {
    switch (event.kind) {
      case 'turn':
        return []
      case 'moved':
        return [units[event.unit].kind, ground[event.to]]
      case 'fought':
        return [units[event.unit].kind]
    }
  },
}
