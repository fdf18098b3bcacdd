import { describe, expect, test } from 'vitest'
import type { BattleRow, BattleVersionRow, TrialRow } from '../library-tables.ts'
import type { Stored } from './stored.ts'

/** The library: versions that never change, one rating a person, games that count once, lots that are counted once. */
export function testLibrary(stored: Stored): void {
  async function aBattle(change: Partial<BattleRow> = {}): Promise<BattleRow> {
    const { id: owner } = await stored.somebody()
    const id = stored.fresh('battle')
    const row: BattleRow = {
      id,
      owner,
      rulebook: 'samurai',
      setup: 'own',
      title: 'The ford',
      sentence: '',
      words: '[]',
      sought: 'the ford',
      visibility: 'public',
      may_build: 1,
      parent: null,
      version: 1,
      size: 20,
      share: null,
      bot_games: 0,
      turns: null,
      stars: 0,
      raters: 0,
      plays: 0,
      taken_at: null,
      created_at: 1_900_000_000_000,
      touched_at: 1_900_000_000_000,
      ...change,
    }
    await stored.storage.battles.add(row, aVersion(id, 1))
    return row
  }
  const aVersion = (battle: string, number: number): BattleVersionRow => ({
    battle,
    number,
    text: `text ${number}`,
    hash: `hash ${battle} ${number}`,
    rules: 1,
    notes: '',
    created_at: 1_900_000_000_000,
  })
  const changed = {
    setup: 'own',
    title: 'Again',
    sentence: '',
    words: '[]',
    sought: 'again',
    size: 21,
    touched_at: 1_900_000_000_001,
  }

  describe('battles', () => {
    test('of two who publish after the same version one is refused, and no version is written over', async () => {
      const { battles } = stored.storage
      const { id } = await aBattle({ share: 480, bot_games: 10, turns: 9 })
      const done = await Promise.all([
        battles.addVersion(aVersion(id, 2), changed),
        battles.addVersion({ ...aVersion(id, 2), text: 'other' }, changed),
      ])
      expect(done.filter(Boolean)).toHaveLength(1)
      expect(await battles.version(id, 1)).toEqual(aVersion(id, 1))
      expect((await battles.history(id)).map(({ number }) => number)).toEqual([2, 1])
      // what bots found of the version before is nothing known of this one
      expect(await battles.find(id)).toMatchObject({
        version: 2,
        setup: 'own',
        title: 'Again',
        share: null,
        bot_games: 0,
        turns: null,
      })
      await battles.measured(id, 1, { share: 500, bot_games: 9, turns: 1 })
      expect(await battles.find(id)).toMatchObject({ share: null, bot_games: 0 })
    })

    test('they are found by words, game, size, balance and stars, and sorted', async () => {
      const { battles } = stored.storage
      const word = stored.fresh('unlikely')
      const of = (title: string, change: Partial<BattleRow>) =>
        aBattle({ title, sought: `${title} ${word}`, ...change })
      const rows = [
        await of('a', { share: 520, size: 15, stars: 9, raters: 2, plays: 3 }),
        await of('b', { share: 700, size: 30, stars: 5, raters: 1, plays: 9 }),
        await of('c', { rulebook: 'glory', size: 60, touched_at: 1_900_000_000_009 }),
        await of('100%', { visibility: 'link' }),
        await of('d', { taken_at: 5 }),
      ]
      const found = async (search: object) => {
        const { rows, count } = await battles.search({
          sort: 'newest',
          from: 0,
          limit: 10,
          text: word,
          ...search,
        })
        expect(count).toBe(rows.length)
        return rows.map(({ title }) => title).join('')
      }
      expect(await found({})).toMatch(/^c/)
      expect((await found({})).length).toBe(3)
      expect(await found({ text: `${word} a` })).toBe('a')
      expect(await found({ text: `${word} %` })).toBe('')
      expect(await found({ rulebook: 'glory' })).toBe('c')
      expect(await found({ balance: 'even' })).toBe('a')
      expect(await found({ balance: 'uphill' })).toBe('b')
      expect(await found({ size: 'small' })).toBe('a')
      expect(await found({ size: 'middling' })).toBe('b')
      expect(await found({ size: 'large' })).toBe('c')
      expect(await found({ stars: 4 })).toMatch(/^(ab|ba)$/)
      expect(await found({ stars: 5 })).toBe('b')
      expect(await found({ sort: 'rating', rulebook: 'samurai' })).toBe('ab')
      expect(await found({ sort: 'played' })).toBe('bac')
      expect(await found({ sort: 'even' })).toBe('abc')
      expect(await found({ text: rows[0]?.owner ?? '' })).toBe('a')
    })

    test('each person has one rating, which can be changed and taken back', async () => {
      const { battles, opinions } = stored.storage
      const { id } = await aBattle()
      const people = await Promise.all([stored.somebody(), stored.somebody(), stored.somebody()])
      const rate = (at: number, stars: number | null) =>
        opinions.rate({ battle: id, person: people[at]?.id ?? '', stars: 0, at: 1 }, stars)
      await Promise.all([rate(0, 5), rate(1, 4), rate(2, 1)])
      expect(await battles.find(id)).toMatchObject({ stars: 10, raters: 3 })
      await Promise.all([rate(0, 2), rate(0, 2), rate(2, null)])
      expect(await battles.find(id)).toMatchObject({ stars: 6, raters: 2 })
      expect(await opinions.starsOf(id, people[0]?.id ?? '')).toBe(2)
      await opinions.forget(people[0]?.id ?? '')
      expect(await battles.find(id)).toMatchObject({ stars: 4, raters: 1 })
    })

    test('a match counts once, and is gone with its battle as is all else', async () => {
      const { battles, opinions, trials } = stored.storage
      const { id, owner } = await aBattle()
      const { id: match } = await stored.aMatch([null])
      const game = { match, battle: id, version: 1, winner: 0, people: 2, at: 1 }
      expect(await Promise.all([battles.played(game), battles.played(game)])).toContain(false)
      expect(await battles.find(id)).toMatchObject({ plays: 1 })
      const said = { id: stored.fresh('said'), battle: id, author: owner, text: 'so', at: 1 }
      await opinions.say(said)
      const report = {
        id: stored.fresh('report'),
        battle: id,
        message: null,
        reporter: owner,
        reason: 'x',
        at: 1,
      }
      await opinions.report({ ...report, settled_at: null })
      expect(await opinions.reported(1000)).toContainEqual(
        expect.objectContaining({ id: report.id, battle: id, text: 'The ford' }),
      )
      const trial = await trials.add(aTrial({ battle: id, version: 1 }))
      await trials.take(trial.id, 0, 'n', 1, 2)
      await battles.remove(id)
      expect([await battles.find(id), await opinions.said(said.id), await trials.find(trial.id)]).toEqual([
        null,
        null,
        null,
      ])
      expect((await opinions.reported(1000)).map((each) => each.id)).not.toContain(report.id)
    })
  })

  const aTrial = (change: Partial<TrialRow> = {}): TrialRow => ({
    id: stored.fresh('trial'),
    hash: stored.fresh('order'),
    starter: null,
    battle: null,
    version: null,
    rulebook: 'mini',
    order: '{}',
    lots: 3,
    counted: 0,
    status: 'running',
    problem: '',
    figures: null,
    made_at: 1_900_000_000_000,
    touched_at: 0,
    ended_at: null,
    ...change,
  })

  describe('trials', () => {
    test('the same order is the same trial', async () => {
      const { trials } = stored.storage
      const one = aTrial()
      const both = await Promise.all([trials.add(one), trials.add({ ...one, id: stored.fresh('trial') })])
      expect(both[0]?.id).toBe(both[1]?.id)
    })

    test('a lot is one node’s until its time is over, and is counted once, whoever played it', async () => {
      const { trials } = stored.storage
      const { trials: others } = await stored.otherNode()
      const { id } = await trials.add(aTrial())
      const taken = await Promise.all([trials.take(id, 0, 'one', 10, 20), others.take(id, 0, 'two', 10, 20)])
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await trials.take(id, 0, 'three', 15, 30)).toBe(false)
      expect(await trials.lapsed(id, 15)).toEqual([])
      expect(await trials.lapsed(id, 25)).toEqual([0])
      expect(await trials.take(id, 0, 'three', 25, 40)).toBe(true)
      // the first node was only slow: what it brings counts, and then nothing more
      const counted = await Promise.all([trials.count(id, 0, '[1]', 30), others.count(id, 0, '[1]', 31)])
      expect(counted.filter(Boolean)).toHaveLength(1)
      expect(await trials.find(id)).toMatchObject({ counted: 1 })
      expect(await trials.take(id, 0, 'four', 100, 200)).toBe(false)
      expect((await trials.played(id)).map(({ lot, played }) => [lot, played])).toEqual([[0, '[1]']])
      expect([...(await trials.busy(id, 100))]).toEqual([0])
    })

    test('it ends once, and its single games are forgotten later', async () => {
      const { trials } = stored.storage
      const { id } = await trials.add(aTrial())
      await trials.take(id, 1, 'one', 1, 2)
      await trials.count(id, 1, '[]', 2)
      const ending = { status: 'done', problem: '', figures: '[]', ended_at: 5 } as const
      expect(await trials.end(id, ending)).toBe(true)
      expect(await trials.end(id, { ...ending, status: 'stopped' })).toBe(false)
      await trials.dropLots(5)
      expect(await trials.played(id)).toHaveLength(1)
      await trials.dropLots(6)
      expect(await trials.played(id)).toEqual([])
    })
  })
}
