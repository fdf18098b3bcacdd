import type { GloryAction } from './action.ts'

/**
 * How a person gives the answers of a plan at the table. A unit is chosen, taken to where it is to come, however many
 * hexes that are, and faced by the wheel there; a target is pointed at, and then committed.
 */
export function gestures(plan: readonly GloryAction[]): string[] {
  let marches = 0
  return plan.flatMap((action) => {
    if (action.kind === 'march' || action.kind === 'enter') marches++
    return gesturesOf(action, marches)
  })
}

function gesturesOf(action: GloryAction, march: number): string[] {
  switch (action.kind) {
    case 'march':
    case 'enter':
      return [`choose ${march}`]
    case 'step':
      return [`go ${march}`]
    case 'halt':
      return [`face ${march}`]
    case 'fire':
    case 'attack':
    case 'charge':
      return [JSON.stringify(action), 'commit']
    default:
      return [JSON.stringify(action)]
  }
}
