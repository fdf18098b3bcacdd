import {
  BadInput,
  chooseSetup,
  Match,
  parseRecord,
  pick,
  printRecord,
  replay,
  streamOf,
} from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { fieldOf } from '../position/field.ts'
import { glory } from '../rulebook.ts'

const mine = JSON.stringify({ origin: 'my copy', ways: { road: 1 }, terrain: { woods: { shock: -2 } } })
const setup = chooseSetup(glory, 'two-crossings', { tables: mine })

/** A few answers of a game with these tables. */
function played(): Match<never, never, never, unknown> {
  const match = new Match(glory, setup, 'own tables')
  const chance = streamOf(7)
  for (let i = 0; i < 60; i++) {
    const question = match.questions()[0]
    const action = pick(chance, glory.answers(match.state, question.seat))
    expect(match.answer(question.seat, question.id, action)).toBeNull()
  }
  return match as never
}

test('a game is played with the tables that its setup brings, another beside it with ours', () => {
  const s = glory.begin(setup, 'x')
  expect(fieldOf(s).tables.ways.road).toBe(1)
  expect(fieldOf(s).tables.origin).toBe('my copy')
  expect(fieldOf(glory.begin(chooseSetup(glory, 'two-crossings'), 'x')).tables.ways.road).toBe(0.5)
  expect(fieldOf(s).tables.ways.road).toBe(1)
})

test('the setup keeps them whole, so that a game means the same when ours have changed', () => {
  const kept = JSON.parse(String(setup.options.tables))
  expect(kept.fireModifiers.adjacent).toBe(2)
  expect(Object.keys(kept.terrain)).toHaveLength(8)
  expect(chooseSetup(glory, 'two-crossings', setup.options)).toEqual(setup)
})

test('a record holds them, and replays to the same state', () => {
  const match = played()
  const again = replay(glory, parseRecord(printRecord(match.record)))
  expect(glory.hash(again.state)).toBe(glory.hash(match.state))
  expect(fieldOf(again.state).tables.ways.road).toBe(1)
})

test('a state brings them to where nobody has laid the battle out, and a view to the screen', () => {
  const { state } = played()
  const other = { ...setup, options: { ...setup.options, tables: mine.replace('my copy', 'another') } }
  glory.begin(chooseSetup(glory, other.id, other.options), 'x')
  const loaded = glory.load(JSON.parse(JSON.stringify(glory.save(state))))
  expect(glory.hash(loaded)).toBe(glory.hash(state))
  expect(fieldOf(loaded).tables.origin).toBe('my copy')
  expect(fieldOf(glory.view(loaded, null)).tables.origin).toBe('my copy')
})

test('a state of a game with our tables is as it was before anybody could bring others', () => {
  expect(glory.begin(chooseSetup(glory, 'mormant'), 'x')).not.toHaveProperty('tables')
})

test('a file that is wrong is refused when the setup is chosen', () => {
  const wrong = () => chooseSetup(glory, 'mormant', { tables: '{"origin":"my copy","weather":1}' })
  expect(wrong).toThrow(BadInput)
  expect(wrong).toThrow(/The tables: expected one of origin, .* at its top, got "weather"/)
})

test('what is given as a beginning can be given back as it is', () => {
  const template = glory.ownTexts?.tables.template ?? ''
  expect(fieldOf(glory.begin(chooseSetup(glory, 'mormant', { tables: template }), 'x')).tables).toEqual({
    ...fieldOf(glory.begin(chooseSetup(glory, 'mormant'), 'x')).tables,
    origin: 'my copy',
  })
})
