import type { Phrase, Phrasing } from '@gunbai/kernel'
import { nameOf, units } from './field.ts'
import type { SkirmishAction, SkirmishEvent, SkirmishState, UnitId } from './state.ts'

const named = (unit: UnitId): Phrase => ({ id: `unit.${units[unit].kind}` })

export const phrasing: Phrasing<SkirmishState, SkirmishAction, SkirmishEvent> = {
  question: ({ name }, { round }) => ({
    id: name === 'turn / move' ? 'ask.move' : 'ask.fight',
    values: { round },
  }),
  answer: (action, s) => {
    switch (action.kind) {
      case 'move':
        return {
          id: 'answer.move',
          values: { unit: named(action.unit), from: nameOf(s.hexes[action.unit]), to: nameOf(action.hex) },
        }
      case 'endMovement':
        return { id: 'answer.endMovement' }
      case 'fight':
        return {
          id: 'answer.fight',
          values: {
            unit: named(action.unit),
            from: nameOf(s.hexes[action.unit]),
            target: named(action.target),
            at: nameOf(s.hexes[action.target]),
          },
        }
      case 'endFighting':
        return { id: 'answer.endFighting' }
    }
  },
  event: (event) => {
    switch (event.kind) {
      case 'turn':
        return { id: 'event.turn', values: { seat: event.seat, round: event.round } }
      case 'moved':
        return {
          id: 'event.moved',
          values: {
            seat: units[event.unit].seat,
            unit: named(event.unit),
            from: nameOf(event.from),
            to: nameOf(event.to),
          },
        }
      case 'fought':
        return {
          id: event.die < event.needed ? 'event.missed' : event.left === 0 ? 'event.fell' : 'event.hit',
          values: {
            seat: units[event.unit].seat,
            unit: named(event.unit),
            target: named(event.target),
            at: nameOf(event.at),
            die: event.die,
            needed: event.needed,
            left: event.left,
          },
        }
    }
  },
  reason: ({ rule }) => ({ id: `rule.${rule}` }),
}
