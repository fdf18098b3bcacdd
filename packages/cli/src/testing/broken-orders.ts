import type { Rulebook } from '@gunbai/kernel'
import { type MiniAction, type MiniEvent, type MiniState, type MiniView, mini } from '@gunbai/mini'
import type { checks } from '../fuzz/tally.ts'

type Mini = Rulebook<MiniState, MiniAction, MiniEvent, MiniView>

/** The miniature rulebook with something wrong: what, who finds it, in which words. */
export type BrokenMini = readonly [
  what: string,
  check: (typeof checks)[number],
  words: RegExp,
  parts: Partial<Mini>,
]

const miniWindows = mini.windows as NonNullable<Mini['windows']>

/** What can be wrong with orders. */
export const brokenOrders: readonly BrokenMini[] = [
  [
    'has an order that answers what is not in the list',
    'violations',
    /which is not legal/,
    {
      windows: {
        ...miniWindows,
        classes: miniWindows.classes.map((each) => ({
          ...each,
          ways: { cheat: { choose: () => ({ kind: 'counter', card: 99 }) } },
        })),
      },
    },
  ],
  [
    'has an order that looks into the other hand',
    'leaks',
    /hangs on what is hidden/,
    {
      view: (state, seat) => Object.defineProperty(mini.view(state, seat), 'peek', { value: state }),
      windows: {
        ...miniWindows,
        classes: miniWindows.classes.map((each) => ({
          ...each,
          ways: {
            peek: {
              choose: (view, seat, answers) => {
                const { hands } = (view as unknown as { peek: MiniState }).peek
                return (hands[1 - seat]?.[0] ?? 0) % 2 === 0 ? (answers.at(-1) ?? null) : null
              },
            },
          },
        })),
      },
    },
  ],
]
