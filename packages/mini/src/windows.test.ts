import { follow, type Order, only } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { mini } from './rulebook.ts'
import type { MiniAction, MiniState } from './state.ts'
import { windows } from './windows.ts'

/** A duel that stands before seat 1's first counter, with these cards in its hand. */
function beforeCounter(...hand: number[]): MiniState {
  const s = mini.begin({ id: 'duel', options: {} }, '1')
  s.hands[1] = hand
  mini.play(s, 0, { kind: 'bid', coins: 3 })
  mini.play(s, 1, { kind: 'bid', coins: 0 })
  return s
}

function followed(s: MiniState, stance: Order['stance']): MiniAction | null {
  const open = mini.openWindow(s)
  if (open === null) throw new Error('no window is open')
  const order: Order = { window: 'counter', subject: null, stance, during: 'game' }
  return follow(windows, [order], open, mini.view(s, 1), 1, mini.answers(s, 1))
}

describe('the window for counters', () => {
  it('MN-COUNTER-03 is open for whoever has cards, and declined by letting it be', () => {
    const s = beforeCounter(4, 16)
    expect([s.awaiting, mini.openWindow(s)]).toEqual([
      only(1),
      { class: 'counter', declines: { kind: 'pass' } },
    ])
    expect(followed(s, 'decline')).toEqual({ kind: 'pass' })
  })

  it('MN-COUNTER-01 can be ordered to be met with the weakest card that will do', () => {
    expect(followed(beforeCounter(16, 4, 12), { way: 'weakest' })).toEqual({ kind: 'counter', card: 4 })
  })
})
