import { expect, test } from 'vitest'
import type { Stored } from './stored.ts'

/** What is owed to those who are rated. */
export function testRatings(stored: Stored): void {
  test('the ratings of a match are changed once, and those of matches that end at once all count', async () => {
    const { id: player } = await stored.somebody()
    const rulebook = stored.fresh('game')
    const matches = await Promise.all(Array.from({ length: 8 }, () => stored.aMatch([player], { rulebook })))
    const settled = await Promise.all(
      [...matches, ...matches].map((match) =>
        stored.storage.ratings.settle(match, [player], 9, (known) => [
          {
            rulebook,
            player,
            rating: 1500.5,
            deviation: 80,
            volatility: 0.06,
            games: (known[0]?.games ?? 0) + 1,
            touched_at: 9,
          },
        ]),
      ),
    )
    expect(settled.filter(Boolean)).toHaveLength(8)
    expect(await stored.storage.ratings.of(player)).toMatchObject([{ games: 8, rating: 1500.5 }])
    expect(await stored.storage.ratings.ladder(rulebook, 100, 10)).toHaveLength(1)
    expect(await stored.storage.ratings.ladder(rulebook, 79, 10)).toHaveLength(0)
  })
}
