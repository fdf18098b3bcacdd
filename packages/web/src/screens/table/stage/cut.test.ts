import type { LogEntry } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import type { Stage } from '../../../games/stage.ts'
import { cut, lastTurn } from './cut.ts'

/** A game in which a count goes up by hits. */
const stage: Pick<Stage, 'beats' | 'tell' | 'turn'> = {
  turn: 'turn',
  beats: {
    moved: { beat: 'move', length: 1, own: 0 },
    rolled: { beat: 'dice', length: 2 },
    lost: { beat: 'hits', length: 0.5, together: true },
    fell: { beat: 'hits', length: 0.5, together: true },
  },
  tell: (view, { kind }) => (kind === 'lost' ? Number(view) + 1 : view),
}

const told = (kind: string, seat = 1, moment = 1): LogEntry => ({
  moment,
  event: { kind, seat } as LogEntry['event'],
  phrase: null,
})

const names = (beats: ReturnType<typeof cut>) =>
  beats.map(({ name, entries }) => [name, ...entries.map(({ event }) => event.kind)])

test('each event opens its beat, joins one of its kind, or is told with the beat before it', () => {
  const news = ['turn', 'moved', 'rolled', 'struck', 'lost', 'fell', 'rolled'].map((kind) => told(kind))
  const beats = cut(stage, news, { view: 0, viewer: 0, full: 600 })
  expect(names(beats)).toEqual([
    ['move', 'turn', 'moved'],
    ['dice', 'rolled', 'struck'],
    ['hits', 'lost', 'fell'],
    ['dice', 'rolled'],
  ])
  expect(beats.map(({ time }) => time)).toEqual([600, 1200, 300, 1200])
  expect(beats.map(({ upTo }) => upTo)).toEqual([2, 4, 6, 7])
})

test('the position is that of the beat, not that of the end', () => {
  const beats = cut(
    stage,
    ['rolled', 'lost', 'rolled', 'lost'].map((kind) => told(kind)),
    {
      view: 0,
      viewer: 0,
      full: 600,
    },
  )
  expect(beats.map(({ before, view }) => [before, view])).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ])
})

test('the viewer does not wait for his own doing, but for his dice', () => {
  const news = [told('moved', 0), told('rolled', 0)]
  expect(cut(stage, news, { view: 0, viewer: 0, full: 600 }).map(({ time }) => time)).toEqual([0, 1200])
})

test('the latest turn of somebody else is told, while it lasts and after it', () => {
  const turns = [
    told('turn', 1),
    told('rolled', 1),
    told('turn', 0),
    told('moved', 0),
    told('turn', 1),
    told('lost', 0),
  ]
  expect(names(lastTurn(stage, turns.slice(0, 4), { viewer: 0, view: null }))).toEqual([
    ['dice', 'turn', 'rolled'],
  ])
  expect(names(lastTurn(stage, turns, { viewer: 0, view: null }))).toEqual([['hits', 'turn', 'lost']])
  expect(names(lastTurn(stage, turns, { viewer: 1, view: null }))).toEqual([['move', 'turn', 'moved']])
  expect(lastTurn(stage, turns.slice(0, 2), { viewer: 1, view: null })).toEqual([])
})
