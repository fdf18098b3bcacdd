import { armyName, CHARGING, hexCode, nameIn } from '@gunbai/glory/screen'
import type { HexId } from '@gunbai/hexes'
import type { Phrase } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import { commandersAt, type Field, type GloryView, stackAt, type UnitView } from './view.ts'

export const groundName = ({ battle }: Field, hex: number): Phrase => ({
  id: `glory.terrain.${terrainName(battle.terrain[hex] ?? '.')}`,
})

const names: Readonly<Record<string, string>> = {
  '.': 'clear',
  w: 'woods',
  o: 'orchard',
  p: 'oasis',
  m: 'marsh',
  v: 'village',
  t: 'town',
  c: 'castle',
}
const terrainName = (letter: string): string => names[letter] ?? 'clear'

export const codeOf = ({ ground }: Field, hex: number): string => hexCode(ground.map, hex as HexId)

export const armName = ({ cards }: Field, unit: number): Phrase => ({
  id: `glory.arm.${cards[unit]?.arm}.${cards[unit]?.class}`,
})

/** What a side is called. */
export function sayArmy(say: Speaker, { battle }: Field, seat: number): string {
  const army = battle.armies[seat]
  const name = army === undefined ? '' : armyName(army)
  return typeof name === 'string' ? name : say(name)
}

/** What a unit, formation, marker or objective is called. */
export function sayName(say: Speaker, { battle }: Field, written: string): string {
  const name = nameIn(battle, written)
  return typeof name === 'string' ? name : say(name)
}

/** The face of its counter that shows. */
export const valuesOf = ({ cards }: Field, view: GloryView, unit: number) =>
  cards[unit]?.faces[view.units[unit]?.condition ?? 0]

/** How a unit stands, in words. */
export function stateOf({ condition, square, did }: UnitView): Phrase[] {
  const states: Phrase[] = [{ id: `glory.state.${condition}` }]
  if (square) states.push({ id: 'glory.state.square' })
  if ((did & CHARGING) !== 0) states.push({ id: 'glory.state.charging' })
  return states
}

function sayUnit(say: Speaker, field: Field, view: GloryView, unit: number): string {
  const card = field.cards[unit]
  const piece = view.units[unit]
  if (card === undefined || piece === undefined) return ''
  const values = valuesOf(field, view, unit)
  return say({
    id: 'glory.unit',
    values: {
      unit: nameIn(field.battle, card.name),
      army: sayArmy(say, field, card.seat),
      arm: armName(field, unit),
      strength: values?.strength ?? 0,
      cohesion: values?.cohesion ?? 0,
      state: stateOf(piece)
        .map((state) => say(state))
        .join(', '),
      facing: { id: `facing.${piece.facing}` },
    },
  })
}

const said = new WeakMap<Speaker, Map<string, string>>()

/** A hex in words: its ground, its units from the top, its commanders. Remembered: an answer changes a few of 600. */
export function sayHex(say: Speaker, field: Field, view: GloryView, hex: number): string {
  const stack = stackAt(view, hex)
  const commanders = commandersAt(view, hex)
  const known = said.get(say) ?? new Map<string, string>()
  said.set(say, known)
  const standing = stack.map((unit) => {
    const { condition, square, did, facing } = view.units[unit] as UnitView
    return `${unit} ${condition} ${square} ${did & CHARGING} ${facing}`
  })
  const key = `${field.key} ${hex}: ${standing.join()} ${commanders.join()}`
  const words = known.get(key) ?? parts().join(' ')
  known.set(key, words)
  return words

  function parts(): string[] {
    const level = field.battle.levels[hex] ?? 0
    return [
      say({
        id: level > 0 ? 'glory.hex.high' : 'glory.hex',
        values: { hex: codeOf(field, hex), ground: groundName(field, hex), level },
      }),
      ...stack.map((unit) => sayUnit(say, field, view, unit)),
      ...commanders.map((id) => {
        const card = field.battle.commanders[id]
        return say({
          id: 'glory.commander',
          values: { commander: card?.name ?? '', army: sayArmy(say, field, card?.seat ?? 0) },
        })
      }),
    ]
  }
}
