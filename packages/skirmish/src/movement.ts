import { distance, FORBIDDEN, type HexId, neighbours, Reach } from '@gunbai/hexes'
import type { ChoiceOf } from '@gunbai/kernel'
import { field, ground, groundKinds, unitKinds, units } from './field.ts'
import { type SkirmishAction, type SkirmishState, type UnitId, unitAt, unitsOf } from './state.ts'

const reach = new Reach(field)

const isEnemy = (of: UnitId, unit: UnitId): boolean => unit >= 0 && units[unit].seat !== units[of].seat

/** Where a unit could move to (SK-MOVE-01 to SK-MOVE-04). Good until the next search. */
export function reachOf(s: SkirmishState, unit: UnitId): Reach {
  reach.search(s.hexes[unit], unitKinds[units[unit].kind].moves, {
    cost: (_, to) => (isEnemy(unit, unitAt(s, to)) ? FORBIDDEN : groundKinds[ground[to]].cost),
    stops: (hex) => neighbours(field, hex).some((near) => isEnemy(unit, unitAt(s, near))),
    passesOnly: (hex) => unitAt(s, hex) >= 0,
  })
  return reach
}

/** The law of moves. */
export const move: ChoiceOf<SkirmishState, object, SkirmishAction, 'move'> = {
  kind: 'move',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) {
      for (const hex of field.hexes) list.push({ kind: 'move', unit, hex })
    }
  },
  bars: [
    { rule: 'SK-MOVE-01', stops: (s, { unit, hex }) => s.moved[unit] || isTooFar(s, unit, hex) },
    { rule: 'SK-MOVE-02', stops: (_, { hex }) => ground[hex] === 'river' },
    { rule: 'SK-MOVE-03', stops: (s, { hex }) => unitAt(s, hex) >= 0 },
    { rule: 'SK-MOVE-04', stops: (s, { unit, hex }) => isBehindOthers(s, unit, hex) },
    { rule: 'SK-MOVE-01', stops: (s, { unit, hex }) => !reachOf(s, unit).mayEndIn(hex) },
  ],
  offer: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) {
      if (s.moved[unit]) continue
      for (const hex of reachOf(s, unit).destinations) list.push({ kind: 'move', unit, hex })
    }
  },
}

const isTooFar = (s: SkirmishState, unit: UnitId, hex: HexId): boolean =>
  distance(field, s.hexes[unit], hex) > unitKinds[units[unit].kind].moves

/** Whether a unit would come there if nobody of the other side stood about. */
function isBehindOthers(s: SkirmishState, unit: UnitId, hex: HexId): boolean {
  if (reachOf(s, unit).mayEndIn(hex)) return false
  const strengths = s.strengths.map((each, id) => (isEnemy(unit, id) ? 0 : each))
  return reachOf({ ...s, strengths }, unit).mayEndIn(hex)
}
