import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { playLadder } from './ladder.ts'
import { type LadderGame, playLadderGame } from './ladder-game.ts'
import { ladderTable } from './ladder-table.ts'
import { botAt, type LadderOrder, type Pairing, pairings } from './pairing.ts'
import { standingsOf } from './standings.ts'

const order: LadderOrder = {
  rulebook: 'mini',
  setups: ['duel'],
  bots: ['random', 'greedy', 'strong:100'],
  games: 8,
  seed: 'test',
  maxAnswers: 1000,
}

/** What a game showed, without what differs from machine to machine. */
const shownBy = ({ game, score, finished, answers, effort }: LadderGame) => ({
  game,
  score,
  finished,
  answers,
  decisions: effort.map((each) => each.decisions),
})

describe('pairings', () => {
  const plan = pairings({ ...order, setups: ['a', 'b'], games: 8 })

  test('every pair meets as often as asked, equally in every setup and both ways round', () => {
    expect(plan).toHaveLength(3 * 8)
    for (const pair of ['0,1', '0,2', '1,2']) {
      for (const setup of ['a', 'b']) {
        for (const first of [0, 1]) {
          const games = plan.filter(
            (each) => each.pair.join() === pair && each.setup === setup && each.first === first,
          )
          expect(games).toHaveLength(2)
        }
      }
    }
  })

  test('a deal is played twice, with the seats changed', () => {
    const [one, other] = plan as [Pairing, Pairing]
    expect(other.seed).toBe(one.seed)
    expect([botAt(one, 0), botAt(one, 1)]).toEqual([0, 1])
    expect([botAt(other, 0), botAt(other, 1)]).toEqual([1, 0])
  })

  test('at a larger table the two sit in turn', () => {
    expect([0, 1, 2, 3].map((seat) => botAt(plan[0] as Pairing, seat))).toEqual([0, 1, 0, 1])
  })
})

describe('playLadder', () => {
  test('on two threads comes to the same as on one', async () => {
    const one = await playLadder(order, 1)
    const two = await playLadder(order, 2)
    expect(one).toHaveLength(24)
    expect(two.map(shownBy)).toEqual(one.map(shownBy))
  })

  test('goes on from games that were played before', async () => {
    const all = await playLadder(order, 2)
    const news: number[] = []
    const rest = await playLadder(order, 1, all.slice(0, 20), ({ game }) => news.push(game))
    expect(news.sort((a, b) => a - b)).toEqual([20, 21, 22, 23])
    expect(rest.map(shownBy)).toEqual(all.map(shownBy))
  })
})

test('a game that does not end counts as drawn, and as unfinished', async () => {
  const rulebook = await findRulebook('mini').load()
  const game = playLadderGame(rulebook, { ...order, maxAnswers: 3 }, pairings(order)[0] as Pairing)
  expect(game).toMatchObject({ score: 0.5, finished: false, answers: 3 })
  expect(standingsOf(order, [game]).meetings[0]).toMatchObject({ drawn: 1, unfinished: 1 })
})

test('standings count points for both sides, and print as a table, strongest first', () => {
  const effort = { decisions: 2, turns: 1, milliseconds: 3000, slowestTurn: 3000, heap: 2 ** 20 }
  const game = (number: number, score: number): LadderGame => ({
    game: number,
    score,
    finished: true,
    answers: 10,
    effort: [effort, effort],
  })
  const two = { ...order, bots: ['random', 'greedy'], games: 4 }
  const standings = standingsOf(two, [game(0, 0), game(1, 0), game(2, 0.5), game(3, 0)])
  expect(standings.bots.map(({ points }) => points)).toEqual([0.5, 3.5])
  expect(standings.bots[0]).toMatchObject({ games: 4, millisecondsPerDecision: 1500, secondsPerTurn: 3 })
  expect(standings.meetings[0]).toMatchObject({ won: 0, drawn: 1, lost: 3, pointsBySeat: [0.5, 0] })
  const table = ladderTable(standings)
  expect(table.indexOf('| greedy')).toBeLessThan(table.indexOf('| random'))
  expect(table).toMatch(/\| random \| greedy \| 0 \| 1 \| 3 \| 12\.5 % \|/)
})
