import { distance } from '@gunbai/hexes'
import { type ChoiceOf, rollDie } from '@gunbai/kernel'
import { field, ground, groundKinds, unitKinds, units } from './field.ts'
import { other, type SkirmishAction, type SkirmishState, type UnitId, unitsOf } from './state.ts'

const sides = 6

/** What the die must show (SK-FIGHT-02, SK-FIGHT-03). */
export function needed(s: SkirmishState, unit: UnitId, target: UnitId): number {
  const [from, to] = [s.hexes[unit], s.hexes[target]]
  const charges = units[unit].kind === 'horse' && ground[to] === 'open'
  const shoots = distance(field, from, to) > 1
  const slope = shoots ? 0 : groundKinds[ground[from]].slope
  return 4 + groundKinds[ground[to]].shelter - slope - (charges ? 1 : 0)
}

export const hitChance = (s: SkirmishState, unit: UnitId, target: UnitId): number =>
  (sides + 1 - needed(s, unit, target)) / sides

export const isInReach = (s: SkirmishState, unit: UnitId, target: UnitId): boolean =>
  distance(field, s.hexes[unit], s.hexes[target]) <= unitKinds[units[unit].kind].reaches

/** The law of attacks. */
export const fight: ChoiceOf<SkirmishState, object, SkirmishAction, 'fight'> = {
  kind: 'fight',
  candidates: (s, _, seat, list) => {
    for (const unit of unitsOf(s, seat)) {
      for (const target of unitsOf(s, other(seat))) list.push({ kind: 'fight', unit, target })
    }
  },
  bars: [
    { rule: 'SK-FIGHT-01', stops: (s, { unit }) => s.fought[unit] },
    { rule: 'SK-FIGHT-01', stops: (s, { unit, target }) => !isInReach(s, unit, target) },
  ],
}

/** Throws the die of an attack, and takes what it hits (SK-FIGHT-02, SK-FIGHT-04). */
export function attack(s: SkirmishState, unit: UnitId, target: UnitId): void {
  const least = needed(s, unit, target)
  const die = rollDie(s) + 1
  if (die >= least) s.strengths[target]--
  s.fought[unit] = true
  s.tell?.({
    kind: 'fought',
    unit,
    target,
    at: s.hexes[target],
    die,
    needed: least,
    left: s.strengths[target],
  })
}
