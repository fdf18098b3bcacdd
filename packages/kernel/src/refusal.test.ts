import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal, refusalSentence } from './refusal.ts'

const refusals: readonly Refusal[] = [
  { refused: 'over' },
  { refused: 'not asked' },
  { refused: 'stale', asked: 7 },
  { refused: 'illegal', reason: null },
  { refused: 'illegal', reason: { rule: 'MN-COUNTER-02' } },
]

describe('refusals', () => {
  it.each(refusals)('are sentences: %j', (refusal) => {
    expect(refusalSentence(refusal)).toMatch(/^[A-Z].*\.$/)
    expect(isRefusal(refusal)).toBe(true)
  })

  it('name the open question and the rule where that helps', () => {
    expect(refusalSentence({ refused: 'stale', asked: 7 })).toContain('7')
    expect(refusalSentence({ refused: 'illegal', reason: { rule: 'MN-COUNTER-02' } })).toContain(
      'MN-COUNTER-02',
    )
  })

  it('are not mixed up with an answer that has a field called refused', () => {
    expect(isRefusal({ kind: 'combat', refused: true } as { kind: string })).toBe(false)
  })
})
