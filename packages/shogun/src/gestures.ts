import type { ShogunAction } from './action.ts'

/**
 * How a person gives the answers of a plan at the table. New units and men who are sent are set by one stepper for each
 * kind and place; an army is taken to where it is to come, however many provinces that are; what an army leaves, and what
 * falls, is a sheet of steppers. What ends a phase is the commit of all that was drafted in it.
 */
export function gestures(plan: readonly ShogunAction[]): string[] {
  return plan.flatMap((action, i) => gesturesOf(action, plan[i - 1]))
}

function gesturesOf(action: ShogunAction, before: ShogunAction | undefined): string[] {
  switch (action.kind) {
    // one stepper with what was taken up just before
    case 'enlist':
    case 'send':
      return []
    case 'station':
      return [`${unitOf(before)} to ${action.province} ${action.army}`]
    case 'to':
      return [`${unitOf(before)} to ${action.province} ${action.army} ${action.ronin}`]
    case 'march':
      return [`army ${action.army}`]
    case 'leave':
      return [`leave ${action.unit}`]
    case 'lose':
      return [`lose ${action.unit} ${action.army}`, 'lose']
    case 'put':
      return [`bin ${action.bin}`]
    default:
      return [JSON.stringify(action)]
  }
}

function unitOf(action: ShogunAction | undefined): string {
  if (action?.kind === 'enlist') return `enlist ${action.unit}`
  return action?.kind === 'send' ? `send ${action.unit} from ${action.from}` : ''
}
