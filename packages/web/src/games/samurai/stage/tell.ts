import type { SamuraiEvent, SamuraiView } from '@gunbai/samurai/screen'

type UnitView = SamuraiView['units'][number]
type LeaderView = SamuraiView['leaders'][number]

/** The field after an event, as far as a board shows it. */
export function tell(view: SamuraiView, event: SamuraiEvent): SamuraiView {
  switch (event.kind) {
    case 'turn':
      return { ...view, turn: { seat: event.seat, number: event.number, card: null, face: null } }
    case 'command':
      return { ...view, turn: { ...view.turn, card: event.card, face: event.as } }
    case 'ordered':
      return withUnit(view, event.unit, { ordered: true })
    case 'moved':
      return moved(view, event, 1)
    case 'retreated':
    case 'gainedGround':
      return moved(view, event, 0)
    case 'leaderMoved':
    case 'leaderRetreated':
      return withLeader(view, event.leader, { hex: event.hex })
    case 'lost':
    case 'healed':
      return withUnit(view, event.unit, { blocks: event.blocks })
    case 'destroyed':
    case 'removed':
      return { ...view, units: view.units.filter(({ id }) => id !== event.unit) }
    case 'changedSides':
      return withUnit(view, event.unit, { seat: event.seat })
    case 'leaderFell':
    case 'seppuku':
    case 'left':
      return { ...view, leaders: view.leaders.filter(({ id }) => id !== event.leader) }
    case 'honor':
      return { ...view, honor: changed(view.honor, event.seat, event.change) }
    case 'flags':
      return { ...view, flags: view.flags.map((count, seat) => (seat === event.seat ? event.total : count)) }
    default:
      return view
  }
}

/** A unit has gone to another hex, and the leader who stood with it. */
function moved(
  view: SamuraiView,
  { unit, hex }: { readonly unit: number; readonly hex: UnitView['hex'] },
  steps: number,
): SamuraiView {
  const from = view.units.find(({ id }) => id === unit)
  const leader = view.leaders.find((each) => each.hex === from?.hex)
  const gone = withUnit(view, unit, steps > 0 ? { hex, moved: steps } : { hex })
  return leader === undefined ? gone : withLeader(gone, leader.id, { hex })
}

function withUnit(view: SamuraiView, unit: number, change: Partial<UnitView>): SamuraiView {
  return { ...view, units: view.units.map((each) => (each.id === unit ? { ...each, ...change } : each)) }
}

function withLeader(view: SamuraiView, leader: number, change: Partial<LeaderView>): SamuraiView {
  return {
    ...view,
    leaders: view.leaders.map((each) => (each.id === leader ? { ...each, ...change } : each)),
  }
}

const changed = (counts: readonly number[], at: number, change: number): readonly number[] =>
  counts.map((count, seat) => (seat === at ? count + change : count))
