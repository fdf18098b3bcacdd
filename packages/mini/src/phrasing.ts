import type { Phrasing } from '@gunbai/kernel'
import { type MiniAction, type MiniEvent, type MiniState, strength } from './state.ts'

export const phrasing: Phrasing<MiniState, MiniAction, MiniEvent> = {
  question: ({ name, about }) => ({ id: name === 'round / bid' ? 'ask.bid' : 'ask.counter', values: about }),
  answer: (action) => {
    switch (action.kind) {
      case 'bid':
        return { id: 'answer.bid', values: { coins: action.coins } }
      case 'counter':
        return { id: 'answer.counter', values: { strength: strength(action.card) } }
      case 'pass':
        return { id: 'answer.pass' }
    }
  },
  event: (event) => {
    switch (event.kind) {
      case 'bids':
        return {
          id: 'event.bids',
          values: { first: event.first, second: event.second, attacker: event.attacker },
        }
      case 'countered':
        return { id: 'event.countered', values: { seat: event.seat, strength: strength(event.card) } }
      case 'struck':
        return {
          id: event.die >= 3 ? 'event.hit' : 'event.missed',
          values: { seat: event.seat, die: event.die, lives: event.lives },
        }
      case 'drew':
        return event.card === null
          ? { id: 'event.drew', values: { seat: event.seat } }
          : { id: 'event.drewCard', values: { seat: event.seat, strength: strength(event.card) } }
    }
  },
  reason: ({ rule, values }) => ({ id: `rule.${rule}`, values: values ?? {} }),
}
