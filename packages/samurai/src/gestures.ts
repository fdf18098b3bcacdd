import type { SamuraiAction } from './action.ts'

/**
 * How a person gives the answers of a plan at the table. A unit that is dragged to a hex is ordered and moved by that; a
 * card, a strike and a shot are pointed at and then committed; what ends a phase is the commit of all that was drafted in it.
 */
export const gestures = (plan: readonly SamuraiAction[]): string[] => plan.flatMap(gesturesOf)

function gesturesOf(action: SamuraiAction): string[] {
  switch (action.kind) {
    case 'order':
    case 'move':
      return [`unit ${action.unit}`]
    case 'orderLeader':
    case 'moveLeader':
      return [`leader ${action.leader}`]
    case 'endOrders':
    case 'endMovement':
    case 'endBattle':
    case 'pass':
      return [action.kind]
    case 'playCommand':
    case 'playDragon':
      return [`card ${action.card}`, 'play']
    case 'attack':
    case 'shoot':
      return [`target ${action.hex}`, 'strike']
    default:
      return [JSON.stringify(action)]
  }
}
