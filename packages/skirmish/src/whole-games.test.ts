import { readFileSync } from 'node:fs'
import { languages, streamOf } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { skirmish } from './rulebook.ts'
import type { SkirmishEvent, SkirmishState } from './state.ts'
import { alone, endMovement, fight, give } from './testing/drawn.ts'

/** Plays a game by the quick policy and shows every position, before it is answered. */
function playQuickly(seed: number, look: (s: SkirmishState) => void, hear?: (event: SkirmishEvent) => void) {
  const chance = streamOf(seed)
  const s = skirmish.begin({ id: 'fords', options: {} }, `${seed}`, hear)
  while (s.result === null) {
    look(s)
    skirmish.play(
      s,
      s.seat,
      skirmish.knowledge.playout(s, s.seat, skirmish.answers(s, s.seat), chance),
      hear ?? null,
    )
  }
  look(s)
  return s
}

describe('whole skirmishes', () => {
  it('are copied whole: playing on with the one never changes the other', () => {
    playQuickly(1, (s) => {
      const before = skirmish.hash(s)
      const copy = skirmish.copy(s)
      if (copy.result === null)
        skirmish.play(copy, copy.seat, skirmish.answers(copy, copy.seat)[1] ?? endMovement)
      expect(skirmish.hash(s)).toBe(before)
    })
  })

  it('can be told in every language, and no message is left over', () => {
    const ids = new Set(['title', 'setup.fords', 'seat.0', 'seat.1', 'odds.hit', 'odds.falls'])
    const { phrasing, knowledge, diagram } = skirmish
    for (const { name } of knowledge.aspects ?? []) ids.add(name)
    for (let seed = 0; seed < 6; seed++) {
      const hear = (event: SkirmishEvent) => void ids.add(phrasing.event(event)?.id ?? '')
      const s = playQuickly(
        seed,
        (now) => {
          for (const question of skirmish.questions(now)) ids.add(phrasing.question(question, now).id)
          for (const { action, reason } of skirmish.candidates(now, now.seat)) {
            ids.add(phrasing.answer(action, now).id)
            if (reason !== null) ids.add(phrasing.reason(reason).id)
          }
          const { hexes, pieces } = diagram?.of(skirmish.view(now, 0)) ?? { hexes: [], pieces: [] }
          for (const { ground } of hexes) ids.add(ground.id)
          for (const { name } of pieces) ids.add(name.id)
        },
        hear,
      )
      ids.add(s.result?.because ?? '')
    }
    for (const how of ['camp', 'losses', 'rounds']) ids.add(`result.${how}`)
    for (const language of languages) {
      const file = new URL(`../messages/${language}.json`, import.meta.url)
      expect(Object.keys(JSON.parse(readFileSync(file, 'utf8'))).sort(), language).toEqual([...ids].sort())
    }
  })
})

describe('what others are told of a skirmish', () => {
  const s = alone(`
    .   .   .   .   .   .   .   .   .
      H1  .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
      .   .   F3  f1  .   .   .   .
    .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .`)

  it('the sketch draws units by letter and strength', () => {
    const lines = skirmish.sketch(skirmish.view(s, 0)).split('\n')
    expect(lines[0]).toBe('round 1, turn of seat 0')
    expect(lines.slice(2, 7)).toEqual([
      '   1   2   3   4   5   6   7   8   9',
      'A  .   .   w   .   ~   h   .   .   .',
      'B    H1  .   .   =   .   w   .   .',
      'C  .   .   w   .   ~   .   h   .   .',
      'D    c   w   F3  f1  =   .   w   c',
    ])
  })

  it('the diagram has the same pieces, and the flags of the camps', () => {
    const { hexes, pieces } = skirmish.diagram?.of(skirmish.view(s, 0)) ?? { hexes: [], pieces: [] }
    expect(pieces.map(({ seat, label, strength, hex }) => [seat, label, strength, hexes[hex]?.name])).toEqual(
      [
        [0, 'H', 1, 'B1'],
        [0, 'F', 3, 'D3'],
        [1, 'F', 1, 'D4'],
      ],
    )
    expect(hexes.flatMap(({ name, flag }) => (flag === undefined ? [] : [[name, flag]]))).toEqual([
      ['D1', 0],
      ['D8', 1],
    ])
  })

  it('the odds of an attack are those of its die', () => {
    const fighting = give(skirmish.copy(s), endMovement)
    expect(skirmish.odds?.(fighting, 0, fight(fighting, 'D3', 'D4') as never)).toEqual({
      counts: [],
      chances: [{ name: { id: 'odds.falls' }, chance: 1 / 2 }],
    })
    expect(skirmish.odds?.(s, 0, endMovement)).toBeNull()
  })

  it('who has more has the better game, and both together have one', () => {
    const { evaluate } = skirmish.knowledge
    expect(evaluate(s, 0)).toBeGreaterThan(0.5)
    expect(evaluate(s, 0) + evaluate(s, 1)).toBeCloseTo(1, 12)
  })

  it('finds what is wrong with a state', () => {
    const wrong = skirmish.copy(s)
    wrong.strengths[0] = 9
    wrong.hexes[1] = wrong.hexes[0]
    wrong.strengths[1] = 1
    expect(skirmish.scrutiny.violations(wrong)).toEqual(['unit 0 has a strength of 9', 'two units are in B1'])
  })
})
