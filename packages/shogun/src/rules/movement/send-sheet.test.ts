import { chooseSetup, pick, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { answersOfSends, isPlainForce, type Send, sendsAfter, stillLegal } from './send-sheet.ts'

describe('men sent as a plan', () => {
  test.each([1, 2, 3])(
    'SG-WAR-D-06 SG-WAR-D-08 SG-WAR-D-09 SG-GAR-01 seed %i: offers what the rules offer, and is played to its end',
    (seed) => {
      const chance = streamOf(seed)
      const s = shogun.begin(
        chooseSetup(shogun, seed === 3 ? 'standard-2' : 'standard-4', {}),
        `sends ${seed}`,
      )
      let tried = 0
      for (let i = 0; i < 9000 && tried < 12 && s.result === null; i++) {
        const [{ seat }] = shogun.questions(s)
        const answers = shogun.answers(s, seat)
        if (answers.some(({ kind }) => kind === 'send')) {
          const view = shogun.view(s, seat)
          const sends: Send[] = []
          const copy = shogun.copy(s)
          for (let n = 0; n < 12; n++) {
            const open = sendsAfter(view, s.turn, sends)
            const offered = shogun
              .answers(copy, seat)
              .flatMap((each) =>
                each.kind === 'send' && isPlainForce(view, each.from) ? [`${each.from} ${each.unit}`] : [],
              )
            expect([...new Set(open.map(({ from, unit }) => `${from} ${unit}`))].sort()).toEqual(
              offered.sort(),
            )
            if (open.length === 0) break
            const next = pick(chance, open)
            sends.push(next)
            for (const action of answersOfSends([next])) {
              expect(shogun.answer(copy, seat, copy.asked[seat], action)).toBeNull()
            }
          }
          expect(stillLegal(view, s.turn, sends)).toEqual(sends)
          tried++
        }
        shogun.play(s, seat, pick(chance, answers))
      }
      expect(tried).toBeGreaterThan(5)
    },
  )
})
