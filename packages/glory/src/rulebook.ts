import { BadInput, type Rulebook, rulebook, type Setup, type SetupInfo } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { copyState } from './copy.ts'
import { parseTables } from './data/table-file.ts'
import { printTables } from './data/table-print.ts'
import { reconstruction } from './data/tables.ts'
import type { GloryEvent } from './event.ts'
import { gestures } from './gestures.ts'
import { imagine } from './imagine.ts'
import { idle } from './knowledge/idle.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { noted } from './knowledge/noted.ts'
import { oddsOf } from './odds/odds-of-answers.ts'
import { phrasing } from './phrasing.ts'
import { addBattle, brought, fieldOf, type OnField, withOwn } from './position/field.ts'
import { procedures } from './procedures.ts'
import { journeysOf } from './rules/movement/journeys.ts'
import { ridesOf } from './rules/movement/rides.ts'
import { scrutiny } from './scrutiny.ts'
import type { Battle } from './setups/battle.ts'
import { wrongInSetUp } from './setups/battle-check.ts'
import { battles } from './setups/battles.ts'
import { setUp } from './setups/deal.ts'
import { ownBattle, playedPart } from './setups/own-battle.ts'
import { sketch } from './sketch.ts'
import type { GloryState } from './state.ts'
import { type GloryView, view } from './view.ts'
import { windows } from './windows.ts'

/** The rulings that tables may differ on (docs/rules/glory.md, part 4); the first value is ours. */
const options: SetupInfo['options'] = [
  { name: 'R-16', values: ['whole hex', 'infantry decides'] },
  { name: 'R-23', values: ['shock only', 'shock and fire'] },
  { name: 'R-60', values: ['light only', 'light and medium'] },
  { name: 'tables', values: [reconstruction.origin] },
]

/** Owners of the printed game bring its tables in a file. */
const ownTables = {
  template: printTables({ ...reconstruction, origin: 'my copy' }),
  read: (text: string) => printTables(parseTables('The tables', text)),
}

/** A battle that players bring. */
const ownSetup: SetupInfo = { id: 'own', seats: 2, options: [{ name: 'battle', values: [] }, ...options] }

/** The rulebook with these battles. */
export function gloryWith(
  ofBattles: readonly Battle[],
): Rulebook<GloryState, GloryAction, GloryEvent, GloryView> {
  for (const battle of ofBattles) addBattle(battle)
  const made: Rulebook<GloryState, GloryAction, GloryEvent, GloryView> = rulebook({
    id: 'glory',
    version: 3,
    setups: ofBattles.map(({ id }) => ({ id, seats: 2, options })),
    ownSetups: [ownSetup],
    ownTexts: { tables: ownTables, battle: ownBattle((setup) => made.begin(setup, 'set up')) },
    procedures,
    opening: { enough: false, runner: 0, ran: 0 },
    deal: (setup, core) => {
      const on = onField(setup)
      const s = setUp(fieldOf(on), setup, core, on.battle)
      const wrong = wrongInSetUp(s)
      if (wrong.length > 0) throw new BadInput(`The battle ${setup.id} cannot be set up: ${wrong[0]}.`)
      return s
    },
    copy: copyState,
    view,
    imagine,
    sketch,
    phrasing,
    scrutiny,
    knowledge,
    noted,
    odds: oddsOf,
    journeys: (s, seat, piece) =>
      piece < s.units.length
        ? journeysOf(made.sequence, s, seat, piece)
        : ridesOf(made.sequence, s, seat, piece - s.units.length),
    windows,
    idle,
    gestures: (plan, before, by) => {
      const seat = by?.seat ?? 0
      const seen = before.map((s) => ({ view: made.view(s, seat), answers: made.answers(s, seat) }))
      const [last, state] = [by?.earlier.at(-1), by?.before.at(-1)]
      const given =
        last === undefined || state === undefined ? null : { action: last, view: made.view(state, seat) }
      return gestures(plan, seen, seat, given)
    },
  })
  return made
}

/** The field that a setup is played on: a battle and tables of ours, or those that it brings. */
function onField({ id, options: { tables, battle } }: Setup): OnField {
  const on = typeof battle === 'string' ? brought(playedPart(battle)) : { field: id }
  if (typeof tables !== 'string' || tables === reconstruction.origin) return on
  return withOwn(on, parseTables('The tables', tables))
}

export const glory = gloryWith(battles)
