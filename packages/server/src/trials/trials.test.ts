import { LabTally, playLabGame } from '@gunbai/bots/lab'
import { findRulebook } from '@gunbai/rulebooks'
import { describe, expect, test } from 'vitest'
import { Keeper } from '../keeper.ts'
import type { BattleInfo, BattlePage } from '../library/shown-battle.ts'
import { engines, serverOn } from '../testing/server-on.ts'
import { TestClient } from '../testing/test-client.ts'
import { shownTrial } from './shown-trial.ts'
import { checkedOrder, lotOf, lotsIn, maxAnswers, type TrialOrder } from './trial-order.ts'
import { newTrial } from './trials.ts'

const mini = await findRulebook('mini').load()
const samurai = await findRulebook('samurai').load()
const duel = { setup: { id: 'duel', options: {} }, bots: ['greedy', 'random'] }
const order = (seed: string, games = 45): TrialOrder => ({
  rulebook: 'mini',
  lines: [duel, { ...duel, bots: ['random', 'greedy'] }],
  games,
  seed,
})

/** What the same games come to, played one after the other by nobody else. */
function alone({ lines, games, seed }: TrialOrder) {
  return lines.map(({ setup, bots }) => {
    const tally = new LabTally(2)
    for (let game = 0; game < games; game++) {
      tally.add(playLabGame(mini, { setup, seed, bots, maxAnswers }, game))
    }
    const { wins, interval, turns, causes } = tally.figures()
    return { bots, games, wins, interval, turns, causes }
  })
}

describe('an order', () => {
  test('is cut into lots that have every game of every line once', () => {
    const whole = order('x', 45)
    const lots = Array.from({ length: lotsIn(whole) }, (_, lot) => lotOf(whole, lot))
    const games = lots.flatMap(({ line, from, games }) =>
      Array.from({ length: games }, (_, i) => `${line} ${from + i}`),
    )
    expect(games).toEqual([0, 1].flatMap((line) => Array.from({ length: 45 }, (_, i) => `${line} ${i}`)))
  })

  test.each<[Partial<TrialOrder>, RegExp]>([
    [{ games: 0 }, /1 to 10000 games/],
    [{ games: 10_000, lines: Array.from({ length: 200 }, () => duel) }, /lots of games/],
    [{ lines: [] }, /1 to 200 pairings/],
    [{ lines: [{ ...duel, bots: ['greedy'] }] }, /2 seats/],
    [{ lines: [{ ...duel, bots: ['greedy', 'clever'] }] }, /no bot "clever"/],
    [{ lines: [{ ...duel, bots: ['greedy', 'strong'] }] }, /thinks by the clock/],
    [{ lines: [{ ...duel, bots: ['greedy', 'strong:300ms'] }] }, /thinks by the clock/],
    [{ lines: [{ setup: { id: 'joust', options: {} }, bots: ['greedy', 'greedy'] }] }, /no setup "joust"/],
  ])('that is none is refused: %j', (change, words) => {
    expect(() => checkedOrder(mini, { ...order('x'), ...change })).toThrow(words)
  })

  test('may have bots that think by iterations', () => {
    expect(
      checkedOrder(mini, { ...order('x'), lines: [{ ...duel, bots: ['greedy', 'strong:50'] }] }).lines,
    ).toHaveLength(1)
  })
})

describe.each(engines)('%s', (engine) => {
  const on = serverOn(engine)
  const until = (work: () => Promise<unknown>, what: unknown) =>
    expect.poll(work, { timeout: 120_000, interval: 100 }).toEqual(what)

  test('it comes to what the same games come to anywhere, and the same order again is the same trial', async () => {
    const { site } = on.server
    const trial = await site.trials.begin(order('one'), { starter: null })
    const status = async () => (await site.trials.find(trial.id)).status
    await until(status, 'done')
    const info = await shownTrial(site.storage, await site.trials.find(trial.id))
    expect(info).toMatchObject({ games: 90, played: 90, figures: alone(order('one')) })
    expect((await site.trials.begin(order('one'), { starter: null })).id).toBe(trial.id)
    expect((await site.trials.begin(order('other'), { starter: null })).id).not.toBe(trial.id)
  })

  test('a keeper’s order is found by a node, though nobody has put it into the queue', async () => {
    const keeper = await Keeper.open(on.server.settings.storage)
    const { id } = await keeper.order(order('kept', 20))
    await on.server.site.trials.sweep()
    await until(async () => (await keeper.trial(id)).status, 'done')
    expect((await keeper.trial(id)).figures).toMatchObject(alone(order('kept', 20)))
    await keeper.close()
  })

  test('one that is stopped is played no further, and keeps what was counted', async () => {
    const { site } = on.server
    const trial = await site.trials.begin(order('long', 2000), { starter: null })
    await until(async () => (await site.trials.find(trial.id)).counted > 2, true)
    await site.trials.stop(trial.id)
    const info = await shownTrial(site.storage, await site.trials.find(trial.id))
    expect(info).toMatchObject({ status: 'stopped', games: 4000 })
    expect(info.played).toBeGreaterThan(0)
  })

  test('every version of a battle is measured by the site, and the figures are bound to it', async () => {
    const maker = new TestClient(on.server.url)
    await maker.register('Maker')
    const text = samurai.ownTexts?.battle?.template ?? ''
    const battle = await maker.must<BattleInfo>('POST', '/api/library', {
      rulebook: 'samurai',
      text,
      title: 'Measured',
      sentence: '',
      words: [],
      visibility: 'public',
      mayBuild: true,
      notes: '',
      isOwn: true,
    })
    expect(battle.bots).toEqual({ share: null, games: 0, turns: null })
    const page = () => maker.must<BattlePage>('GET', `/api/library/${battle.id}`)
    await until(async () => (await page()).trials.map(({ status }) => status), ['done'])
    const { bots, trials } = await page()
    expect(bots.games).toBe(200)
    const [line] = trials[0]?.figures ?? []
    expect(bots.share).toBeCloseTo((line?.wins[0] ?? 0) / 200, 3)
    expect(line?.interval[0]?.[0]).toBeLessThan(bots.share ?? 0)
    expect(bots.turns).toBe(line?.turns?.median)
    // more games, by another bot; not by whoever likes, nor ever so many at once
    await maker.must('POST', `/api/library/${battle.id}/trials`, { bot: 'random', games: 2000 })
    await maker.must('POST', `/api/library/${battle.id}/trials`, { bot: 'beginner', games: 2000 })
    const third = await maker.ask('POST', `/api/library/${battle.id}/trials`, { bot: 'greedy', games: 2000 })
    expect(third.status).toBe(429)
    for (const { id } of await page().then((each) => each.trials)) await on.server.site.trials.stop(id)
  }, 300_000)

  test('a battle that cannot be played to an end by bots fails in words, and is not tried for ever', async () => {
    const { site } = on.server
    const broken = { ...order('broken', 20), lines: [{ ...duel, setup: { id: 'nothing', options: {} } }] }
    const trial = await site.storage.trials.add(newTrial(broken, 1, { starter: null }, Date.now()))
    await site.trials.sweep()
    await until(async () => (await site.trials.find(trial.id)).status, 'failed')
    expect((await site.trials.find(trial.id)).problem).toMatch(/no setup "nothing"/)
  })
})
