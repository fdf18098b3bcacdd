import type { Pattern } from '../table/pattern.ts'
import type { Lesson, Want } from './lesson.ts'
import { line } from './line.ts'
import { aimedProvince, choice, litProvince, province } from './places.ts'
import hired from './records/shogun-ninja.json' with { type: 'json' }
import played from './records/shogun-three-clans.json' with { type: 'json' }

const answer = (kind: string) => `[data-answer="${kind}"]:not(:disabled)`
const put = (bin: string, koku: number): Want => ({
  answer: { kind: 'put', bin, koku },
  point: ['[data-part="planning"]'],
})
const endPhase: Want = {
  answer: { kind: 'endPhase' },
  point: ['endPhase', 'marchAndEnd', 'sendsAndEnd'].flatMap((kind) => [choice(kind), answer(kind)]),
}
const lose: Want = { answer: { kind: 'lose', unit: 'spearman' }, point: [answer('lose')] }
const enough: Want = { answer: { kind: 'enough' }, optional: true, point: [answer('levy'), choice('enough')] }

/** What the other two do in the phases that all go through together. */
const others: readonly Pattern[] = [
  { kind: 'put', bin: 'swords', koku: 1 },
  { kind: 'put', bin: 'buildings', koku: 2 },
  { kind: 'put', bin: 'levies', koku: 4 },
  { kind: 'planWithTheRest' },
  { kind: 'wish', sword: 1 },
  { kind: 'wish', sword: 2 },
  { kind: 'build', province: [56, 25] },
  { kind: 'enough' },
  { kind: 'lose', unit: 'spearman' },
]

const at = (answers: number) => ({
  ...line('shogun', played, answers),
  seats: 3,
  learner: 0,
  minutes: 4,
  replies: others,
})

const ninja = (answers: number) => ({
  ...line('shogun', hired, answers),
  seats: 3,
  learner: 0,
  minutes: 3,
  replies: others,
})

export const lessons: readonly Lesson[] = [
  {
    ...at(27),
    id: 'plan',
    free: [],
    tasks: [
      { id: 'koku', wants: [put('swords', 1), put('buildings', 2), put('levies', 4)] },
      {
        id: 'sword',
        shows: [{ kind: 'sword', clan: 0, sword: 1 }],
        wants: [{ answer: { kind: 'wish', sword: 1 }, point: [answer('wish'), choice('wish')] }],
      },
      { id: 'castle', wants: [{ answer: { kind: 'build' }, point: ['[data-lit="target"]', province(20)] }] },
    ],
  },
  {
    ...at(43),
    id: 'levy',
    free: [{ kind: 'station' }, { kind: 'enlist' }],
    tasks: [
      {
        id: 'enlist',
        inAnyOrder: true,
        wants: [
          { answer: { kind: 'enlist', unit: 'gunner' }, point: ['[data-part="levy"]'] },
          { answer: { kind: 'enlist', unit: 'swordsman' }, point: ['[data-part="levy"]'] },
          { answer: { kind: 'station' }, optional: true, point: ['[data-part="levy"]'] },
          { answer: { kind: 'station' }, optional: true, point: ['[data-part="levy"]'] },
        ],
      },
      {
        id: 'done',
        wants: [
          enough,
          {
            event: { kind: 'enlisted' },
            by: [{ kind: 'enough' }, { kind: 'station' }],
            point: [answer('levy'), '[data-part="levy"]'],
          },
        ],
      },
    ],
  },
  {
    ...at(103),
    id: 'war',
    free: [],
    tasks: [
      { id: 'march', wants: [endPhase] },
      {
        id: 'declare',
        wants: [
          {
            answer: { kind: 'declare', from: 60, army: 0, to: 45 },
            point: [answer('attacks'), aimedProvince(60, 45), province(60)],
          },
        ],
      },
      { id: 'close', wants: [endPhase] },
      {
        id: 'fight',
        wants: [
          {
            answer: { kind: 'fight', from: 60, army: 0 },
            optional: true,
            point: [answer('fight'), choice('fight')],
          },
          lose,
          lose,
        ],
      },
      {
        id: 'goOn',
        shows: [{ kind: 'emptied', clan: 2, province: 45 }],
        wants: [{ answer: { kind: 'goOn' }, point: [choice('goOn'), answer('goOn')] }, lose],
      },
    ],
  },
  {
    ...ninja(46),
    id: 'ronin',
    free: [],
    tasks: [
      {
        id: 'post',
        shows: [{ kind: 'ninjaWon', clan: 0 }],
        wants: [
          { answer: { kind: 'post', province: 4, ronin: 4 }, point: ['[data-part="chooser"]', province(4)] },
          enough,
        ],
      },
    ],
  },
  {
    ...ninja(59),
    id: 'ninja',
    free: [],
    tasks: [
      { id: 'wait', wants: [{ answer: { kind: 'waitToSpy' }, point: [choice('waitToSpy')] }] },
      { id: 'spy', wants: [{ answer: { kind: 'spy', on: 1 }, point: [choice('spy')] }] },
      { id: 'plan', wants: [put('swords', 2), put('buildings', 2), put('levies', 3)] },
    ],
  },
  {
    ...at(1096),
    id: 'win',
    free: [],
    tasks: [
      {
        id: 'attack',
        wants: [{ answer: { kind: 'attack', to: 26 }, point: [litProvince(26), choice('attack')] }, lose],
      },
      {
        id: 'last',
        wants: [
          { answer: { kind: 'fight', from: 12 }, optional: true, point: [answer('fight'), choice('fight')] },
          { answer: { kind: 'goOn' }, point: [choice('goOn'), answer('goOn')] },
        ],
      },
      {
        id: 'take',
        shows: [{ kind: 'conquered', clan: 0, province: 26 }],
        wants: [
          {
            answer: { kind: 'march', army: 0, to: 26 },
            point: [answer('march'), aimedProvince(4, 26), province(4)],
          },
          {
            answer: { kind: 'leave', unit: 'spearman' },
            optional: true,
            point: [answer('leave'), choice('leave')],
          },
          { answer: { kind: 'go' }, point: [answer('march'), choice('go')] },
        ],
      },
    ],
  },
]
