import type { ShogunEvent, ShogunView } from '@gunbai/shogun/screen'
import { type Troop, unitKinds } from '../view.ts'

type Change<T> = { readonly [K in keyof T]?: T[K] }

/** Whose doing an event is: that of who plays the clan. */
export const seatOf = (event: ShogunEvent, view: ShogunView): number | null =>
  'clan' in event ? (view?.clans[event.clan]?.seat ?? null) : null

/** The map after an event, as far as it shows it. */
export function tell(view: ShogunView, event: ShogunEvent): ShogunView {
  switch (event.kind) {
    case 'warTurn':
      return { ...view, turn: event.clan, phase: 'A', declared: [], battle: null }
    case 'marched':
      return withArmy({ ...view, battle: null }, event.army, { place: event.to })
    case 'left':
      return moved(view, event.army, event.province, event.unit, -1)
    case 'tookIn':
      return moved(view, event.army, event.province, event.unit, 1)
    case 'declared':
      return { ...view, declared: [...view.declared, { from: event.from, army: event.army, to: event.to }] }
    case 'battle':
      return begun(view, event)
    case 'rolled':
      return view
    case 'fell':
      return fallen(view, event)
    case 'brokeOff':
    case 'notFought':
      return { ...view, battle: null }
    case 'emptied':
      return { ...withProvince(view, event.province, { owner: -1 }), battle: null }
    case 'conquered':
      return withProvince(view, event.province, { owner: event.clan })
    case 'sent':
      return sent({ ...view, battle: null }, event)
    case 'placed':
      return withArmy(view, event.army, { place: event.province })
    case 'daimyoLost':
      return withArmy(view, event.army, { leader: 'lost', place: -1 })
    case 'slain':
      return withArmy(view, event.army, { leader: 'slain' })
    case 'built':
      return withProvince(view, event.province, { castle: event.fortress ? 2 : 1 })
    case 'enlisted':
      return event.army < 0
        ? withForce(view, event.province, (force) => ({ ...force, [event.unit]: force[event.unit] + 1 }))
        : withArmy(view, event.army, { [event.unit]: (view.armies[event.army]?.[event.unit] ?? 0) + 1 })
    default:
      return view
  }
}

function begun(view: ShogunView, event: Extract<ShogunEvent, { kind: 'battle' }>): ShogunView {
  const { from, to, army, sea, clan } = event
  const declared = view.declared.filter((each) => each.from !== from || each.army !== army)
  const battle = { from, to, army, sea, sequence: 1, hired: 0, picked: null }
  return { ...view, turn: clan, phase: 'C', declared, battle }
}

/** The dead go from the army first as far as it has such men, then from the force; whose exactly they were comes with the end. */
function fallen(view: ShogunView, event: Extract<ShogunEvent, { kind: 'fell' }>): ShogunView {
  const { battle } = view
  if (battle === null) return view
  const place = event.attacks ? battle.from : battle.to
  const army = event.attacks ? battle.army : view.armies.findIndex((each) => each.place === place)
  const isForce = army < 0
  let next = view
  for (const unit of unitKinds) {
    const dead = event.dead[unit]
    const led = isForce ? 0 : Math.min(dead, view.armies[army]?.[unit] ?? 0)
    if (led > 0) next = withArmy(next, army, { [unit]: (next.armies[army]?.[unit] ?? 0) - led })
    const rest = dead - led
    if (rest > 0)
      next = withForce(next, place, (force) => ({ ...force, [unit]: Math.max(0, force[unit] - rest) }))
  }
  const there = next.provinces[place]
  return there === undefined || event.attacks
    ? next
    : withProvince(next, place, { extras: Math.max(0, there.extras - event.extras) })
}

function sent(view: ShogunView, event: Extract<ShogunEvent, { kind: 'sent' }>): ShogunView {
  const { from, to, unit, army, clan } = event
  const left = withForce(view, from, (force) => ({ ...force, [unit]: Math.max(0, force[unit] - 1) }))
  const owned = withProvince(left, to, { owner: clan })
  return army < 0
    ? withForce(owned, to, (force) => ({ ...force, [unit]: force[unit] + 1 }))
    : withArmy(owned, army, { [unit]: (owned.armies[army]?.[unit] ?? 0) + 1 })
}

/** A man goes from a force into the army beside it, or back. */
function moved(view: ShogunView, army: number, at: number, unit: keyof Troop, into: 1 | -1): ShogunView {
  const men = (view.armies[army]?.[unit] ?? 0) + into
  const next = withArmy(view, army, { [unit]: Math.max(0, men) })
  return withForce(next, at, (force) => ({ ...force, [unit]: Math.max(0, force[unit] - into) }))
}

function withArmy(view: ShogunView, id: number, change: Change<ShogunView['armies'][number]>): ShogunView {
  return { ...view, armies: view.armies.map((army, i) => (i === id ? { ...army, ...change } : army)) }
}

function withProvince(
  view: ShogunView,
  at: number,
  change: Change<ShogunView['provinces'][number]>,
): ShogunView {
  return { ...view, provinces: view.provinces.map((each, i) => (i === at ? { ...each, ...change } : each)) }
}

function withForce(view: ShogunView, at: number, change: (force: Troop) => Troop): ShogunView {
  const force = view.provinces[at]?.force
  return force === undefined ? view : withProvince(view, at, { force: change(force) })
}
