import { type GloryAction, plainShot } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import type { InHand } from '../../board/use-lit.ts'
import { type Handle, handleOf } from '../pointing.ts'
import type { Field, GloryView } from '../view.ts'
import { pointsIn } from './reach.ts'
import type { Retreats } from './use-retreats.ts'
import { placeOf, stopBefore, type TakenUp } from './who.ts'

/** What choosing a hex can stand for besides an answer: taking it up, ending there, attacking it with all who can,
 * giving or taking away the order of its group. */
export type Meaning = Action & {
  readonly kind: 'take' | 'journey' | 'assault' | 'toggle' | 'pick' | 'retreat'
  readonly hex: number
}

/** What choosing a hex would mean: taking it up, ending there, attacking it, or what is answered there. */
export function targetsOf(
  { targets }: InHand<Handle>,
  answers: readonly Offered[],
  taken: TakenUp | null,
  view: GloryView,
  field: Field,
  mayAssault: boolean,
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, Offered[]>()
  const add = (handle: Handle, offered: Offered) => lit.set(handle, [...(lit.get(handle) ?? []), offered])
  const own = taken === null ? null : handleOf(taken.hex)
  for (const [handle, offered] of targets) {
    const [takes, others] = [true, false].map((is) =>
      offered.filter(({ action }) => (placeOf(action as GloryAction, view, field) !== null) === is),
    )
    if (takes?.[0] !== undefined && handle !== own) add(handle, takingUp(Number(handle), takes))
    for (const each of plainShots(others ?? [], view))
      if (isMeant(each.action as GloryAction, taken)) add(handle, each)
  }
  if (mayAssault) addAssaults(lit, answers, taken, view, field)
  for (const stop of taken?.reach?.values() ?? []) {
    const handle = handleOf(stop.hex)
    const to: Offered = {
      action: { kind: 'journey', hex: stop.hex } as Meaning,
      phrase: {
        id: handle === own ? 'glory.plan.turn' : 'glory.plan.to',
        values: { cost: pointsIn(stop.cost) },
      },
    }
    lit.set(handle, [to, ...(lit.get(handle) ?? []).filter(({ action }) => action.kind !== 'take')])
  }
  return lit
}

function takingUp(hex: number, takes: readonly Offered[]): Offered {
  const phrase = takes.length === 1 && takes[0] !== undefined ? takes[0].phrase : { id: 'glory.plan.take' }
  return { action: { kind: 'take', hex } as Meaning, phrase }
}

/** Enemies to be attacked by all who have them before them; or whom somebody who was taken up could march up to. */
function addAssaults(
  lit: Map<Handle, Offered[]>,
  answers: readonly Offered[],
  taken: TakenUp | null,
  view: GloryView,
  field: Field,
): void {
  const assault = (hex: number, id: string) => ({
    action: { kind: 'assault', hex } as Meaning,
    phrase: { id },
  })
  if (taken !== null) {
    for (const hex of enemiesBefore(view, field, taken))
      if (!lit.has(handleOf(hex))) lit.set(handleOf(hex), [assault(hex, 'glory.plan.upTo')])
    return
  }
  for (const hex of new Set(
    answers.flatMap(({ action }) => (action.kind === 'attack' ? [hexOf(action)] : [])),
  )) {
    const others = (lit.get(handleOf(hex)) ?? []).filter(({ action }) => action.kind !== 'attack')
    lit.set(handleOf(hex), [...others, assault(hex, 'glory.plan.assault')])
  }
}

/** The enemy hexes that whoever was taken up could march up to and attack. */
function enemiesBefore(view: GloryView, field: Field, taken: TakenUp): number[] {
  const own = field.cards[taken.who?.piece ?? -1]?.seat
  const foes = new Set(
    view.units.flatMap(({ hex }, unit) => (hex >= 0 && field.cards[unit]?.seat !== own ? [Number(hex)] : [])),
  )
  return own === undefined ? [] : [...foes].filter((hex) => stopBefore(view, taken, hex, null) !== undefined)
}

const hexOf = (action: Action): number => (action as Action & { readonly hex: number }).hex

/** Of charges those of whoever was taken up. */
function isMeant(action: GloryAction, taken: TakenUp | null): boolean {
  return action.kind !== 'charge' || taken === null || taken.whos.some(({ piece }) => piece === action.unit)
}

/** While orders are drafted: every group within somebody's reach, to be given an order or to lose it again. */
export function groupTargets(
  { groups, units }: GloryView,
  field: Field,
  viewer: number | null,
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, readonly Offered[]>()
  for (const { hex, group } of units) {
    const own = groups[group]
    if (hex < 0 || own === undefined || own.reach === 0) continue
    if (field.battle.formations[own.formation]?.seat !== viewer) continue
    const id = own.order !== null && own.order >= 0 ? 'glory.plan.order.not' : 'glory.plan.order'
    lit.set(handleOf(hex), [{ action: { kind: 'toggle', hex, group } as Meaning, phrase: { id } }])
  }
  return lit
}

/** Beside what else is lit, the stacks that could be chosen to act. */
export function choiceTargets(
  targets: ReadonlyMap<Handle, readonly Offered[]>,
  offered: readonly Offered[],
): ReadonlyMap<Handle, readonly Offered[]> {
  const lit = new Map<Handle, readonly Offered[]>()
  for (const { action, phrase } of offered) {
    if (action.kind !== 'choose') continue
    lit.set(handleOf(hexOf(action)), [{ action: { kind: 'pick', hex: hexOf(action) } as Meaning, phrase }])
  }
  // who is chosen already is taken up
  for (const [handle, others] of targets)
    if (others.some(({ action }) => action.kind !== 'choose')) lit.set(handle, others)
  return lit
}

/** Shots by one battery at one hex are one thing to choose; the other ways of it stand beside it in the sheet. */
export function plainShots(offered: readonly Offered[], view: GloryView): readonly Offered[] {
  const shots = offered.filter(({ action }) => action.kind === 'fire') as unknown as readonly Shot[]
  const plain = new Set(
    [...Map.groupBy(shots, ({ action }) => action.unit).values()].map((each) =>
      plainShot(
        view,
        each.map(({ action }) => action),
      ),
    ),
  )
  return offered.filter(({ action }) => action.kind !== 'fire' || plain.has(action as Shot['action']))
}

type Shot = Offered & { readonly action: Extract<GloryAction, { kind: 'fire' }> }

/** Hexes farther off to which a unit may fall back. */
export function withRetreats(
  targets: ReadonlyMap<Handle, readonly Offered[]>,
  retreats: Retreats,
): ReadonlyMap<Handle, readonly Offered[]> {
  if (retreats.size === 0) return targets
  const ends = [...retreats.keys()].map((hex): [Handle, readonly Offered[]] => [
    handleOf(hex),
    [{ action: { kind: 'retreat', hex } as Meaning, phrase: { id: 'glory.plan.retreat' } }],
  ])
  return new Map([...ends, ...targets])
}
