import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Action, languages, type SetupInfo } from '@gunbai/kernel'
import { findRulebook, type Shelved, shelf } from '@gunbai/rulebooks'
import { afterAll, describe, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { checkGolden } from './golden-check.ts'
import { goldenVersions, readGolden, writeGolden } from './golden-file.ts'
import { difference, type GoldenGame } from './golden-game.ts'
import { playGolden } from './golden-plan.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-golden-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Setups that differ in their board alone are of one family: a new scenario needs no golden game to be played. */
const familyOf = ({ seats, options }: SetupInfo) => JSON.stringify({ seats, options })

/** Every version that can be played, and every one that has golden games. */
const versions = (
  await Promise.all(
    shelf.map(async (shelved) =>
      [...new Set([...(await shelved.versions()), ...goldenVersions(shelved.id)])].map(
        (version) => [shelved.id, version] as const,
      ),
    ),
  )
).flat()

describe.each(versions)('%s %s', (id, version) => {
  test('plays its golden games as it did, and says everything in every language', async () => {
    const shelved = findRulebook(id)
    // what is frozen cannot change: a game of each setup shows that it is still played right
    const sample = version !== (await shelved.load()).version
    const setups = new Set(readGolden(id, version)?.map(({ record }) => record.setup.id))
    const { problems, games, messages } = await checkGolden(shelved, version, { sample })
    expect(problems).toEqual([])
    expect(games).toBeGreaterThanOrEqual(sample ? setups.size : 20)
    expect(messages).toBeGreaterThan(10)
  })

  test('has golden games of every family of setups, to their end', async () => {
    const games = readGolden(id, version) ?? []
    const { setups } = await findRulebook(id).load(version)
    const played = new Set(games.map(({ record }) => record.setup.id))
    const familiesPlayed = new Set(setups.filter((each) => played.has(each.id)).map(familyOf))
    expect(familiesPlayed).toEqual(new Set(setups.map(familyOf)))
    expect([...played].filter((setup) => !setups.some((each) => each.id === setup))).toEqual([])
    for (const { record, offered } of games) {
      expect(record).toMatchObject({ rulebook: id, version })
      expect(record.checks.at(-1)?.after).toBe(record.answers.length)
      expect(offered).toHaveLength(record.checks.length)
    }
  })
})

describe('the check itself', async () => {
  const mini = await findRulebook('mini').load()
  const game = (readGolden('mini', 1) as GoldenGame[])[0] as GoldenGame
  const { record, offered } = game

  test('the same rules play the same games', () => {
    expect(playGolden(mini)).toEqual(readGolden('mini', 1))
  })

  test('finds what is offered besides, or no longer', () => {
    const answers = (...asked: Parameters<typeof mini.answers>) => mini.answers(...asked)
    const more = {
      ...mini,
      answers: (...asked: Parameters<typeof answers>) => [...answers(...asked), { kind: 'x' }],
    }
    const fewer = { ...mini, answers: (...asked: Parameters<typeof answers>) => answers(...asked).slice(1) }
    expect(difference(more, game)).toMatch(/something else is offered before answer/)
    expect(difference(fewer, game)).toMatch(/something else is offered before answer/)
    const turned = {
      ...mini,
      answers: (...asked: Parameters<typeof answers>) => answers(...asked).toReversed(),
    }
    expect(difference(turned, game)).toBeNull()
  })

  test('finds another state, an answer that is refused, and an end that is none', () => {
    const checks = record.checks.map(({ after }) => ({ after, hash: '0000000000000000' }))
    expect(difference(mini, { record: { ...record, checks }, offered })).toMatch(
      /the state after \d+ answers/,
    )
    const illegal = record.answers.with(2, { seat: 0, action: { kind: 'flee' } as Action })
    expect(difference(mini, { record: { ...record, answers: illegal }, offered })).toMatch(
      /answer 3, .*is refused/,
    )
    const answers = record.answers.slice(0, 3)
    expect(difference(mini, { record: { ...record, answers, checks: [] }, offered: [] })).toMatch(
      /does not end/,
    )
  })

  test('says what to do', async () => {
    const shelved = findRulebook('mini')
    expect((await checkGolden(shelved, 1, { folder })).problems[0]).toMatch(
      /no golden games.*golden mini --record/,
    )
    writeGolden('mini', 1, [{ record, offered: offered.map(() => 'other') }], folder)
    const { problems } = await checkGolden(shelved, 1, { folder })
    expect(problems[0]).toContain(`mini duel, seed "${record.seed}": something else is offered`)
    expect(problems[1]).toMatch(
      /rule of mini has changed, and its version has not.*freeze.*raise.*to 2.*--record/,
    )
    const raised: Shelved = { ...shelved, versions: async () => [2] }
    expect((await checkGolden(raised, 1, { folder })).problems[0]).toMatch(
      /not on the shelf.*Freeze it from the commit/,
    )
  })

  test('finds a message that there is not', async () => {
    const shelved: Shelved = { ...findRulebook('mini'), messages: async () => ({ title: 'Duel' }) }
    writeGolden('mini', 1, [game], folder)
    await expect(checkGolden(shelved, 1, { folder })).rejects.toThrow(/there is no message/)
    expect(languages.length).toBe(3)
  })

  test('the golden games of an older version stay as they are', async () => {
    const { code, err } = await gunbai('golden samurai --record --of 1')
    expect([code, err]).toEqual([2, 'Version 1 of samurai has its golden games; they stay as they are.\n'])
  })

  test('the command tells what it found', async () => {
    const { code, out } = await gunbai('golden mini')
    expect([code, out]).toEqual([0, 'mini 1  20 games  1028 answers  good\n'])
  })
})
