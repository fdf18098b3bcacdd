import { type HexId, printChart } from '@gunbai/hexes'
import type { Diagrams, Pointings, Seat } from '@gunbai/kernel'
import { field, ground, nameOf, unitKinds, units } from './field.ts'
import type { ExampleAction, ExampleState } from './state.ts'

/** What anybody may know: everything but the dice to come. */
export interface ExampleView {
  readonly round: number
  readonly seat: Seat
  readonly hexes: readonly HexId[]
  readonly strengths: readonly number[]
}

export const view = (s: ExampleState): ExampleView => ({
  round: s.round,
  seat: s.seat,
  hexes: s.hexes.slice(),
  strengths: s.strengths.slice(),
})

/** The board as data: the page draws it, lights what may be answered, and says why not. */
export const diagram: Diagrams<ExampleView> = {
  of: (v) => ({
    shape: field.shape,
    hexes: field.hexes.map((hex) => ({
      name: nameOf(hex),
      look: ground[hex],
      ground: { id: `ground.${ground[hex]}` },
    })),
    pieces: units.flatMap(({ seat, kind }, id) => {
      const [hex, strength] = [v.hexes[id], v.strengths[id]]
      const name = { id: `unit.${kind}` }
      return strength === 0 ? [] : [{ id, hex, seat, label: unitKinds[kind].code, name, strength }]
    }),
  }),
  pointing: {
    move: { from: { piece: 'unit' }, to: { hex: 'hex' }, aim: 'step' },
    fight: { from: { piece: 'unit' }, to: { piece: 'target' }, aim: 'blow' },
  } satisfies Pointings<ExampleAction>,
}

/** For tools without a language; the terminal draws the diagram. */
export const sketch = (v: ExampleView): string =>
  printChart(field, (hex) => {
    const unit = v.hexes.findIndex((each, id) => each === hex && v.strengths[id] > 0)
    return unit < 0 ? '.' : `${unitKinds[units[unit].kind].code}${units[unit].seat}`
  })
