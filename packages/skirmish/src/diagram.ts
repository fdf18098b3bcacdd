import type { Diagrams, Pointings } from '@gunbai/kernel'
import { camps, field, ground, groundKinds, nameOf, unitKinds, units } from './field.ts'
import type { SkirmishAction } from './state.ts'
import type { SkirmishView } from './view.ts'

/** The field never changes. */
const hexes = field.hexes.map((hex) => ({
  name: nameOf(hex),
  look: groundKinds[ground[hex]].look,
  ground: { id: `ground.${ground[hex]}` },
  ...(camps.includes(hex) ? { flag: camps.indexOf(hex) } : {}),
}))

export const diagram: Diagrams<SkirmishView> = {
  of: (view) => ({
    shape: field.shape,
    hexes,
    pieces: units.flatMap(({ seat, kind }, id) => {
      const strength = view.strengths[id]
      if (strength === 0) return []
      const name = { id: `unit.${kind}` }
      return [
        {
          id,
          hex: view.hexes[id],
          seat,
          label: unitKinds[kind].code,
          name,
          strength,
          spent: view.fought[id],
        },
      ]
    }),
  }),
  pointing: {
    move: { from: { piece: 'unit' }, to: { hex: 'hex' }, aim: 'step' },
    fight: { from: { piece: 'unit' }, to: { piece: 'target' }, aim: 'blow' },
  } satisfies Pointings<SkirmishAction>,
}
