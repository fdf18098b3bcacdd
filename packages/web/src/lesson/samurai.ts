import type { Lesson, Want } from './lesson.ts'
import { line } from './line.ts'
import { aimedHex, choice, commits, hex, litHex } from './places.ts'
import leaders from './records/samurai-leaders.json' with { type: 'json' }
import retreat from './records/samurai-retreat.json' with { type: 'json' }
import shoot from './records/samurai-shoot.json' with { type: 'json' }
import strike from './records/samurai-strike.json' with { type: 'json' }

const card = (number: number): Want => ({
  answer: { kind: 'playCommand', card: number },
  point: ['[data-commit="playCommand"]:not(:disabled)', `[data-handle="command ${number}"]`],
})
const order = (unit: number, at: number): Want => ({ answer: { kind: 'order', unit }, point: [hex(at)] })
const move = (unit: number, from: number, to: number): Want => ({
  answer: { kind: 'move', unit, hex: to },
  point: [aimedHex(from, to), hex(from)],
})
const attack = (unit: number, from: number, at: number, kind = 'attack'): Want => ({
  answer: { kind, unit, hex: at },
  point: [`[data-commit="${kind}"]:not(:disabled)`, aimedHex(from, at), hex(from)],
})
const may = (kind: string): Want => ({ answer: { kind }, optional: true, point: [choice(kind), commits] })
const ask = (kind: string, more = {}): Want => ({
  answer: { kind, ...more },
  point: [choice(kind), `[data-answer="${kind}"]`, commits],
})
const endOfTurn = [may('discardCommand'), may('pass'), may('discardDragon')]

/** Declining is not wrong where nothing is wanted of a card. */
const free = [{ kind: 'pass' }]

export const lessons: readonly Lesson[] = [
  {
    rulebook: 'samurai',
    id: 'orders',
    setup: { id: 'gmt-01', options: {} },
    seed: 'orders 6',
    seats: 2,
    learner: 0,
    before: [],
    replies: [],
    free,
    minutes: 3,
    tasks: [
      { id: 'card', wants: [card(7)] },
      { id: 'order', inAnyOrder: true, wants: [order(2, 20), order(8, 32)] },
      { id: 'move', inAnyOrder: true, wants: [move(8, 32, 54), move(2, 20, 44), may('endOrders')] },
      {
        id: 'honor',
        shows: [{ kind: 'honor', change: 2 }],
        wants: [may('endMovement'), may('endBattle'), may('discardCommand'), ask('takeHonor'), ...endOfTurn],
      },
    ],
  },
  {
    ...line('samurai', strike),
    id: 'strike',
    seats: 2,
    learner: 0,
    replies: [{ kind: 'battleBack' }, { kind: 'inspire' }],
    free,
    minutes: 4,
    tasks: [
      { id: 'card', wants: [card(54)] },
      { id: 'order', inAnyOrder: true, wants: [order(5, 38), order(4, 26), may('endOrders')] },
      {
        id: 'march',
        inAnyOrder: true,
        wants: [move(5, 38, 62), move(4, 26, 50), may('endOrders'), may('endMovement')],
      },
      {
        id: 'strike',
        shows: [
          { kind: 'struck', hits: 3 },
          { kind: 'foughtBack', seat: 1 },
        ],
        wants: [attack(5, 62, 61)],
      },
      { id: 'stand', shows: [{ kind: 'ignored', flags: 1 }], wants: [ask('ignoreFlags', { flags: 1 })] },
      {
        id: 'again',
        shows: [
          { kind: 'destroyed', seat: 1 },
          { kind: 'flags', seat: 0, change: 1 },
        ],
        wants: [attack(4, 50, 61)],
      },
      { id: 'ground', wants: [ask('gainGround', { unit: 4 })] },
    ],
  },
  {
    ...line('samurai', shoot),
    id: 'shoot',
    seats: 2,
    learner: 0,
    replies: [],
    free,
    minutes: 3,
    tasks: [
      { id: 'card', wants: [card(12)] },
      { id: 'order', inAnyOrder: true, wants: [order(6, 28), order(1, 29), may('endOrders')] },
      { id: 'move', wants: [move(1, 29, 41)] },
      {
        id: 'bow',
        shows: [{ kind: 'honor', change: 1, because: 'fortune' }],
        wants: [may('endMovement'), attack(1, 41, 76, 'shoot')],
      },
      { id: 'gun', shows: [{ kind: 'lost', seat: 1, lost: 1 }], wants: [attack(6, 28, 76, 'shoot')] },
    ],
  },
  {
    ...line('samurai', retreat),
    id: 'retreat',
    seats: 2,
    learner: 0,
    replies: [],
    free,
    minutes: 2,
    tasks: [
      { id: 'ignore', wants: [ask('ignoreFlags', { flags: 1 })] },
      {
        id: 'back',
        shows: [{ kind: 'honor', change: -2, because: 'retreat' }],
        wants: [{ answer: { kind: 'retreat', hex: 6 }, point: [litHex(6), hex(6)] }],
      },
    ],
  },
  {
    ...line('samurai', leaders),
    id: 'leaders',
    seats: 2,
    learner: 0,
    replies: [],
    free: [],
    minutes: 5,
    tasks: [
      { id: 'card', wants: [card(13)] },
      {
        id: 'dragon',
        wants: [
          {
            answer: { kind: 'playDragon', card: 32, from: 'right', to: 'centre' },
            point: [
              '[data-part="chooser"] button',
              '[data-commit="playDragon"]:not(:disabled)',
              '[data-handle="dragon 32"]',
            ],
          },
        ],
      },
      { id: 'order', wants: [order(7, 51), may('endOrders')] },
      { id: 'march', wants: [may('endOrders'), move(7, 51, 52), may('endMovement')] },
      { id: 'strike', wants: [attack(7, 52, 53), may('pass')] },
      {
        id: 'inspire',
        shows: [
          { kind: 'leaderFell', seat: 1 },
          { kind: 'destroyed', seat: 1 },
        ],
        wants: [may('pass'), ask('inspire', { unit: 7 })],
      },
      { id: 'ground', wants: [may('pass'), ask('gainGround', { unit: 7 })] },
      {
        id: 'draw',
        wants: [may('endBattle'), may('pass'), may('discardCommand'), ask('drawDragon'), ...endOfTurn],
      },
    ],
  },
]
