import { chooseSetup } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { shogun } from '../../rulebook.ts'
import { answersOfDivision, cardsOf, perClan, undividedCards } from './division.ts'

test.each([0, 1])(
  'SG-2P-03 SG-RUL-63 seat %i divides its cards as one plan, every third one swapped',
  (seat) => {
    const s = shogun.begin(chooseSetup(shogun, 'standard-2', {}), 'division')
    const cards = undividedCards(shogun.view(s, seat), seat) ?? []
    const division = new Map(
      cards.map((province, i) => [province, seat * 2 + ((i + (i % 3 === 0 ? 1 : 0)) % 2)]),
    )
    for (const [province] of division) {
      const [from, to] =
        cardsOf(division, seat * 2) > perClan ? [seat * 2, seat * 2 + 1] : [seat * 2 + 1, seat * 2]
      if (cardsOf(division, from) > perClan && division.get(province) === from) division.set(province, to)
    }
    expect([cardsOf(division, seat * 2), cardsOf(division, seat * 2 + 1)]).toEqual([17, 17])
    for (const action of answersOfDivision(division)) {
      expect(shogun.answer(s, seat, s.asked[seat], action)).toBeNull()
    }
    expect(undividedCards(shogun.view(s, seat), seat)).toBeNull()
    for (const [province, clan] of division) expect(s.owner[province]).toBe(clan)
  },
)
