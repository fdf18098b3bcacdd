import { BadInput, type Rulebook, rulebook, type SetupInfo } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import type { Battle } from './battle/battle.ts'
import { wrongInSetUp } from './battle/battle-check.ts'
import { battles } from './battle/battles.ts'
import type { GloryEvent } from './event.ts'
import { addField, fieldOf } from './field.ts'
import { imagine } from './imagine.ts'
import { knowledge } from './knowledge.ts'
import { oddsOf } from './odds/odds-of-answers.ts'
import { phrasing } from './phrasing.ts'
import { procedures } from './procedures.ts'
import { scrutiny } from './scrutiny.ts'
import { setUp } from './set-up.ts'
import { sketch } from './sketch.ts'
import { copyState, type GloryState } from './state.ts'
import { reconstruction, type Tables } from './tables/tables.ts'
import { type GloryView, view } from './view.ts'

/** The rulings that tables may differ on (docs/rules/glory.md, part 4); the first value is ours. */
const options: SetupInfo['options'] = [
  { name: 'R-16', values: ['whole hex', 'infantry decides'] },
  { name: 'R-23', values: ['shock only', 'shock and fire'] },
  { name: 'R-60', values: ['light only', 'light and medium'] },
]

/** The rulebook with these battles and tables. Owners of the printed game put their own tables in. */
export function gloryWith(
  ofBattles: readonly Battle[],
  tables: Tables,
): Rulebook<GloryState, GloryAction, GloryEvent, GloryView> {
  const suffix = tables.origin === reconstruction.origin ? '' : `, tables of ${tables.origin}`
  const key = (id: string): string => id + suffix
  for (const battle of ofBattles) addField(key(battle.id), battle, tables)
  return rulebook<GloryState, GloryAction, GloryEvent, GloryView>({
    id: 'glory',
    version: 1,
    setups: ofBattles.map(({ id }) => ({ id, seats: 2, options })),
    procedures,
    opening: { enough: false, runner: 0, ran: 0 },
    deal: (setup, core) => {
      const s = setUp(fieldOf({ field: key(setup.id) }), setup, core)
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
    odds: oddsOf,
  })
}

export const glory = gloryWith(battles, reconstruction)
