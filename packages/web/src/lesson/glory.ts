import type { Lesson, Want } from './lesson.ts'
import { line } from './line.ts'
import { aimedHex, choice, commits, hex, litHex } from './places.ts'
import played from './records/glory-two-crossings.json' with { type: 'json' }

const done: Want = { answer: { kind: 'done' }, point: [choice('done')] }
const mayBeDone: Want = { ...done, optional: true }

/** Where a unit goes is a matter of steps; only where it ends is asked for. */
const steps = [{ kind: 'march' }, { kind: 'step' }, { kind: 'join' }, { kind: 'part' }]

const at = (answers: number) => ({ ...line('glory', played, answers), seats: 2, learner: 0, minutes: 3 })

export const lessons: readonly Lesson[] = [
  {
    ...at(0),
    id: 'orders',
    replies: [
      { kind: 'order', commander: 2, group: 4 },
      { kind: 'order', commander: 2, group: 2 },
      { kind: 'done' },
    ],
    free: [],
    tasks: [
      {
        id: 'give',
        inAnyOrder: true,
        wants: [
          { answer: { kind: 'order', commander: 0, group: 0 }, point: [aimedHex(83, 86), hex(83)] },
          { answer: { kind: 'order', commander: 1, group: 1 }, point: [aimedHex(131, 132), hex(131)] },
        ],
      },
      { id: 'close', wants: [done] },
      {
        id: 'open',
        wants: [
          { answer: { kind: 'open', marker: 0 }, point: ['[data-answer="open"]', '[data-part="cup"]'] },
        ],
      },
    ],
  },
  {
    ...at(8),
    id: 'march',
    replies: [],
    free: steps,
    tasks: [
      {
        id: 'battalion',
        wants: [
          {
            event: { kind: 'moved', unit: 0, to: 87 },
            by: [
              { kind: 'march', unit: 0 },
              { kind: 'step', hex: 87 },
            ],
            point: [aimedHex(86, 87), hex(86)],
          },
          { answer: { kind: 'halt', facing: 2 }, point: [commits, '[data-wheel="2"]', litHex(87)] },
        ],
      },
      {
        id: 'stack',
        wants: [
          {
            event: { kind: 'moved', unit: 2, to: 88 },
            by: [
              { kind: 'march', unit: 2 },
              { kind: 'step', hex: 86 },
              { kind: 'step', hex: 87 },
              { kind: 'step', hex: 88 },
            ],
            point: [aimedHex(102, 88), hex(102)],
          },
          { answer: { kind: 'halt', facing: 2 }, point: [commits, '[data-wheel="2"]', litHex(88)] },
        ],
      },
      { id: 'end', wants: [done] },
    ],
  },
  {
    ...at(22),
    id: 'shock',
    replies: [{ kind: 'fallBack', hex: 90 }],
    free: [],
    tasks: [
      { id: 'ready', wants: [done] },
      {
        id: 'attack',
        shows: [{ kind: 'condition', unit: 14, condition: 1 }],
        wants: [
          { answer: { kind: 'attack', from: 88, hex: 89 }, point: [commits, aimedHex(88, 89), hex(88)] },
          mayBeDone,
        ],
      },
      {
        id: 'advance',
        wants: [
          { answer: { kind: 'advance', unit: 2, hex: 89 }, point: [commits, aimedHex(88, 89), hex(88)] },
        ],
      },
    ],
  },
  {
    ...at(298),
    id: 'fire',
    replies: [{ kind: 'fallBack', hex: 75 }],
    free: [],
    tasks: [
      {
        id: 'fire',
        shows: [{ kind: 'tested', unit: 21, passed: false }],
        wants: [{ answer: { kind: 'fire', unit: 10, hex: 90 }, point: [commits, aimedHex(89, 90), hex(89)] }],
      },
      { id: 'end', wants: [done] },
    ],
  },
  {
    ...at(215),
    id: 'charge',
    replies: [
      { kind: 'form', hex: 107 },
      { kind: 'react', unit: 23, target: 8 },
    ],
    free: [],
    tasks: [
      {
        id: 'charge',
        wants: [{ answer: { kind: 'charge', unit: 8, hex: 107 }, point: [commits, litHex(107), hex(122)] }],
      },
      {
        id: 'strike',
        shows: [{ kind: 'square', unit: 26, formed: true }],
        wants: [{ answer: { kind: 'strike', hex: 122 }, point: [commits, litHex(122), hex(122)] }],
      },
      {
        id: 'square',
        wants: [
          done,
          mayBeDone,
          mayBeDone,
          { event: { kind: 'condition', unit: 8, condition: 1 }, point: [choice('done')] },
        ],
      },
    ],
  },
  {
    ...at(586),
    id: 'rally',
    replies: [],
    free: [],
    tasks: [
      {
        id: 'rally',
        shows: [{ kind: 'condition', unit: 7, condition: 0 }],
        wants: [{ answer: { kind: 'rally', unit: 7 }, point: ['[data-lit="target"]', choice('rally')] }],
      },
      {
        id: 'face',
        wants: [{ answer: { kind: 'face', facing: 2 }, point: ['[data-facing="2"]', choice('face')] }],
      },
    ],
  },
  {
    ...at(419),
    id: 'rout',
    replies: [],
    free: [],
    tasks: [
      {
        id: 'choose',
        wants: [{ answer: { kind: 'rout', unit: 7 }, point: ['[data-lit="target"]', choice('rout')] }],
      },
      { id: 'flee', wants: [{ answer: { kind: 'flee', hex: 40 }, point: [litHex(40)] }] },
      { id: 'last', wants: [{ answer: { kind: 'flee', hex: 8 }, point: [litHex(8)] }] },
    ],
  },
]
