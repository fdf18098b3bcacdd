import { type HexId, hexNamed, parseTextMap, printTextMap } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { barOf as barAt, diceShowing, give as giveAt } from '@gunbai/kernel/testing'
import { codeOf, field, nameOf, units } from '../field.ts'
import { skirmish } from '../rulebook.ts'
import { type SkirmishAction, type SkirmishState, type UnitId, unitAt } from '../state.ts'

/** A position to test from: the first turn of Red, unless it is said otherwise. */
export interface Position {
  readonly round?: number
  readonly seat?: Seat
  /** What the next dice will show, from 1 to 6. */
  readonly dice?: readonly number[]
}

/**
 * A skirmish that stands at the movement of a turn, with the units of a text map: `F3` is foot of Red, `f3` of Blue. Who is
 * not drawn stands where he began.
 */
export function drawn(text: string, { round = 1, seat = 0, dice = [] }: Position = {}): SkirmishState {
  const s = skirmish.begin({ id: 'fords', options: {} }, 'a test')
  if (seat === 1) give(s, endMovement)
  s.round = round
  const placed = new Set<UnitId>()
  for (const { hex, token } of parseTextMap(field, text)) {
    if (token === '.') continue
    const unit = units.findIndex((each, id) => codeOf(each) === token[0] && !placed.has(id))
    if (unit < 0) throw new Error(`there are not so many ${token[0]}`)
    placed.add(unit)
    s.hexes[unit] = hex
    s.strengths[unit] = Number(token[1])
  }
  s.dice = diceShowing(dice)
  return s
}

/** The same with nobody who is not drawn: they are lost. */
export function alone(text: string, position?: Position): SkirmishState {
  const s = drawn(text, position)
  const shown = new Set(parseTextMap(field, text).flatMap(({ hex, token }) => (token === '.' ? [] : [hex])))
  units.forEach((_, unit) => {
    if (!shown.has(s.hexes[unit])) s.strengths[unit] = 0
  })
  return s
}

/** A text map of an empty field with these units, by the names of their hexes. */
export function fieldWith(standing: Readonly<Record<string, string>>): string {
  return printTextMap(field, (hex) => standing[nameOf(hex)] ?? '.')
}

/** Gives answers of whose turn it is; each is checked like an answer from outside. */
export const give = (s: SkirmishState, ...answers: readonly SkirmishAction[]): SkirmishState =>
  giveAt(skirmish, s, ...answers)

const hexCalled = (name: string): HexId => hexNamed(field, name) as HexId

/** The unit that stands in the hex of that name. */
export const unitIn = (s: SkirmishState, name: string): UnitId => unitAt(s, hexCalled(name))

export const move = (s: SkirmishState, from: string, to: string): SkirmishAction => ({
  kind: 'move',
  unit: unitIn(s, from),
  hex: hexCalled(to),
})

export const fight = (s: SkirmishState, from: string, at: string): SkirmishAction => ({
  kind: 'fight',
  unit: unitIn(s, from),
  target: unitIn(s, at),
})

export const endMovement: SkirmishAction = { kind: 'endMovement' }
export const endFighting: SkirmishAction = { kind: 'endFighting' }

/** The rule that forbids an answer of whose turn it is; null where it is legal. */
export const barOf = (s: SkirmishState, action: SkirmishAction): string | null => barAt(skirmish, s, action)
