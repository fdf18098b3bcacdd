import { expect, test } from 'vitest'
import { partOf } from './rare-words.ts'

const text = JSON.stringify({ title: 'A', 'rule.SB-1': 'B', 'command.x': 'C', 'command.x.text': 'D' })

test('every message is in one of the two parts: reasons and what cards say in the rare one', () => {
  expect(JSON.parse(partOf(text, false))).toEqual({ title: 'A', 'command.x': 'C' })
  expect(JSON.parse(partOf(text, true))).toEqual({ 'rule.SB-1': 'B', 'command.x.text': 'D' })
})
