import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, keepRest, keptDraft, keptRest, loseDrafts } from './kept-drafts.ts'

/** As a browser keeps things for a tab. */
class Shelf {
  private readonly kept = new Map<string, string>()
  get length(): number {
    return this.kept.size
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

type Asked = Parameters<typeof keptDraft>[0]
const asked = (viewer: number, id: number | null, game = 'a') =>
  ({ game: { id: game }, viewer, questions: id === null ? [] : [{ seat: viewer, id }] }) as unknown as Asked

beforeEach(() => vi.stubGlobal('sessionStorage', new Shelf()))
afterEach(() => vi.unstubAllGlobals())

test('a draft is there again for the same question of the same seat, and for nobody else', () => {
  const value = [{ way: new Map([[3, { cost: 1.5 }]]), answers: [{ kind: 'done' }] }]
  keepDraft(asked(0, 7), 'turn', value)
  expect(keptDraft(asked(0, 7), 'turn')).toEqual(value)
  for (const other of [asked(1, 7), asked(0, 8), asked(0, null), asked(0, 7, 'b')])
    expect(keptDraft(other, 'turn')).toBeUndefined()
  expect(keptDraft(asked(0, 7), 'levy')).toBeUndefined()
})

test('what was given is forgotten; what was drafted for a question that is over is lost, and that is told once', () => {
  keepDraft(asked(0, 7), 'turn', [1])
  expect(loseDrafts(asked(0, 7))).toBe(false)
  expect(loseDrafts(asked(0, null))).toBe(false)
  expect(loseDrafts(asked(0, 9))).toBe(true)
  expect(loseDrafts(asked(0, 9))).toBe(false)
  keepDraft(asked(0, 9), 'turn', [1])
  forgetDrafts('a', 0)
  expect(loseDrafts(asked(0, 11))).toBe(false)
})

test('what waits for later questions stays until it is let go, whatever is drafted, given or lost meanwhile', () => {
  const rest = { draft: [{ kind: 'attack', unit: 3 }], from: 12 }
  keepRest(asked(0, 7), 'draft', rest)
  keepDraft(asked(0, 7), 'turn', [1])
  forgetDrafts('a', 0)
  loseDrafts(asked(0, 9))
  expect(keptRest(asked(0, 9), 'draft')).toEqual(rest)
  for (const other of [asked(1, 9), asked(0, 9, 'b')]) expect(keptRest(other, 'draft')).toBeNull()
  keepRest(asked(0, 9), 'draft', null)
  expect(keptRest(asked(0, 9), 'draft')).toBeNull()
})

test('a browser that keeps nothing does without', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft(asked(0, 7), 'turn', [1])
  expect(keptDraft(asked(0, 7), 'turn')).toBeUndefined()
  expect(loseDrafts(asked(0, 8))).toBe(false)
  keepRest(asked(0, 7), 'draft', 1)
  expect(keptRest(asked(0, 7), 'draft')).toBeNull()
})
