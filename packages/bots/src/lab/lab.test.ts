import { below, type SmallChange, type Stream, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../desk.ts'
import { compare } from './comparison.ts'
import { whatWouldEven } from './evening.ts'
import { LabTally } from './lab-figures.ts'
import { type LabGame, playLabGame, scoreOf } from './lab-game.ts'
import { LabPool, openLab } from './lab-pool.ts'

const duel = { setup: { id: 'duel', options: {} }, seed: '7', bots: ['greedy', 'random'], maxAnswers: 1000 }

describe('a game of the lab', () => {
  it('is the same whoever plays it and whichever were played before', () => {
    const third = playLabGame(mini as never, duel, 3)
    playLabGame(mini as never, duel, 1)
    expect(playLabGame(mini as never, duel, 3)).toEqual(third)
    expect(third.winners).not.toBeNull()
    expect(playLabGame(mini as never, { ...duel, maxAnswers: 2 }, 3).winners).toBeNull()
  })

  it('is shared by workers, each game once, and what goes wrong is told', async () => {
    const line = (): [Channel, Channel] => {
      const heard: ((message: unknown) => void)[][] = [[], []]
      const end = (own: number): Channel => ({
        send: (message) =>
          queueMicrotask(() => {
            for (const listener of heard[1 - own] ?? []) listener(structuredClone(message))
          }),
        receive: (listener) => heard[own]?.push(listener),
      })
      return [end(0), end(1)]
    }
    const lines = [line(), line(), line()]
    for (const [, far] of lines)
      openLab(far, async (id) =>
        id === 'mini' ? (mini as never) : Promise.reject(new Error('no such game')),
      )
    const told: number[] = []
    const pool = new LabPool(
      'mini',
      lines.map(([near]) => near),
    )
    const games = await pool.play(duel, 0, 22, ({ game }) => told.push(game))
    expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 22 }, (_, i) => i))
    expect([...told].sort((a, b) => a - b)).toEqual(games.map(({ game }) => game))
    expect(games[5]).toEqual(playLabGame(mini as never, duel, 5))
    const others = [line()]
    for (const [, far] of others) openLab(far, () => Promise.reject(new Error('no such game')))
    await expect(
      new LabPool(
        'x',
        others.map(([near]) => near),
      ).play(duel, 0, 2),
    ).rejects.toThrow('no such game')
  })
})

describe('figures', () => {
  const game = (number: number, winners: LabGame['winners'], turns: number): LabGame => ({
    game: number, winners, because: winners === null ? '' : 'result.x', turns, fights: { 4: 2 }, moved: [1], fought: number === 0 ? [1, 2] : [], cards: { charge: 1 },
  }) // biome-ignore format: columns

  it('count wins with their interval, lengths, causes, places, pieces and cards', () => {
    const tally = new LabTally(2)
    for (const each of [game(0, [0], 5), game(1, [1], 7), game(2, [0], 6), game(3, null, 9)]) tally.add(each)
    const figures = tally.figures()
    expect(figures).toMatchObject({
      games: 4,
      unfinished: 1,
      wins: [2.5, 1.5],
      causes: { 'result.x': 3 },
      fights: { 4: 2 },
      cards: { charge: 1 },
    })
    expect(figures.turns).toEqual({ least: 5, quarter: 6, median: 7, threeQuarters: 7, most: 9 })
    expect(figures.pieces).toEqual({ 1: { moved: 4, fought: 1 }, 2: { moved: 0, fought: 1 } })
    expect(figures.interval[0]?.[0]).toBeLessThan(0.3)
    expect(scoreOf(game(9, [0, 1], 1), 1)).toBe(0.5)
  })

  it('two battles on the same seeds are told apart by the pairs that are unlike', () => {
    const scores = (list: string) => new Map([...list].map((each, i) => [i, Number(each)]))
    expect(compare(scores('1111100000'), scores('1111100000'))).toMatchObject({
      games: 10,
      chance: 1,
      differs: false,
    })
    const far = compare(scores('11111111110'), scores('00000000000'))
    expect(far).toMatchObject({ onlyFirst: 10, onlySecond: 0, differs: true })
    expect(far.chance).toBeCloseTo(2 / 1024, 10)
    expect(compare(scores('11110000'), scores('00001111')).chance).toBe(1)
  })
})

describe('what would even it', () => {
  /** A battle whose first side wins by the letters in its text: each a is 6 points for it, each b 4 against it. */
  const chanceIn = (text: string) =>
    0.5 + 0.06 * (text.split('a').length - 1) - 0.04 * (text.split('b').length - 1)
  const changesOf = (text: string): SmallChange[] => [
    { id: 'a', words: { id: 'a' }, helps: 0, text: `${text}a` },
    { id: 'b', words: { id: 'b' }, helps: 1, text: `${text}b` },
    { id: 'bb', words: { id: 'bb' }, helps: 1, text: `${text}bb` },
    { id: 'nothing', words: { id: 'nothing' }, helps: 1, text: `${text}.` },
  ]
  const trialWith = (chance: Stream) => async (text: string, _: number, games: number) =>
    Array.from({ length: games }, () => (below(chance, 1000) < 1000 * chanceIn(text) ? 1 : 0))

  it('finds the change that does it, or several that do it together, and says with which games', async () => {
    for (const [text, far] of [
      ['aa', 0.62],
      ['aaaa', 0.74],
    ] as const) {
      const [best] = await whatWouldEven({
        text,
        before: far,
        changesOf,
        games: 800,
        trial: trialWith(streamOf(3)),
      })
      expect(Math.abs(chanceIn(best?.text ?? '') - 0.5), best?.text).toBeLessThanOrEqual(0.05)
      expect(best?.games).toBe(3200)
      expect(best?.interval[0]).toBeLessThan(best?.share ?? 0)
    }
  })

  it('has nothing to say where it is even', async () => {
    expect(
      await whatWouldEven({ text: '', before: 0.52, changesOf, games: 100, trial: trialWith(streamOf(1)) }),
    ).toEqual([])
  })
})
