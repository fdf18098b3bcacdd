import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, changed, redo, undo } from './history.ts'

const texts = fc
  .array(fc.constantFrom('a', 'b', '', ' c', '# d'), { maxLength: 6 })
  .map((lines) => lines.join('\n'))

const steps = fc.tuple(texts, fc.constantFrom(undefined, 'one', 'two'))

test('undoing all gives the first text, doing all again the last, whatever was done', () => {
  fc.assert(
    fc.property(texts, fc.array(steps, { maxLength: 12 }), (first, later) => {
      let history = later.reduce((so, [text, stroke]) => changed(so, 'x', text, stroke), begun(first))
      const last = history.text
      const { length } = history.done
      for (let i = 0; i < length; i++) history = undo(history)
      expect(history.text).toBe(first)
      expect(undo(history)).toEqual(history)
      for (let i = 0; i < length; i++) history = redo(history)
      expect(history.text).toBe(last)
      expect(redo(history)).toEqual(history)
    }),
    { seed: 5 },
  )
})

test('a change keeps the lines that it touched, and forgets what was undone', () => {
  const one = changed(begun('a\nb\nc'), 'Forest', 'a\nB\nc')
  expect(one.done).toEqual([{ what: 'Forest', at: 1, gone: ['b'], come: ['B'] }])
  expect(changed(one, 'nothing', one.text)).toBe(one)
  expect(changed(undo(one), 'Hill', 'a').undone).toEqual([])
})

test('what is painted in one stroke is undone as one, and a stroke that comes to nothing is none', () => {
  const painted = ['A\nb\nc', 'A\nB\nc', 'A\nB\nC'].reduce(
    (so, text) => changed(so, 'Forest', text, 'one'),
    begun('a\nb\nc'),
  )
  expect(painted.done).toHaveLength(1)
  expect(undo(painted).text).toBe('a\nb\nc')
  expect(changed(painted, 'Hill', 'A\nB\nD', 'two').done).toHaveLength(2)
  expect(changed(painted, 'Forest', 'a\nb\nc', 'one').done).toEqual([])
})
