import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@gunbai/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { gunbai, gunbaiProcess } from './testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('--help lists every command and ends well', async () => {
  const { code, out } = await gunbai('--help')
  expect(code).toBe(0)
  for (const name of 'rulebooks setups play resume answer replay simulate effort fuzz exhaust conformance freeze golden serve'.split(
    ' ',
  )) {
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    expect(await gunbai(`${name} --help`)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`gunbai ${name}`),
    })
  }
})

test('rulebooks and setups say what can be played', async () => {
  expect((await gunbai('rulebooks')).out).toMatch(/^mini +Duel at the ford +1 setup$/m)
  const list = JSON.parse((await gunbai('rulebooks --json')).out)
  expect(list).toContainEqual({
    id: 'mini',
    title: 'Duel at the ford',
    version: 1,
    versions: [1],
    setups: 1,
    missing: [],
  })
  expect((await gunbai('setups mini')).out).toBe('duel  Duel  2 seats\n')
  const setups = JSON.parse((await gunbai('setups mini --json')).out)
  expect(setups).toEqual([{ id: 'duel', seats: 2, options: [], title: 'Duel' }])
})

describe('simulate', () => {
  test('prints its figures and nothing else', async () => {
    const { code, out, err } = await gunbai('simulate mini duel --games 200 --seed 7 --json')
    const figures = JSON.parse(out)
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(Object.keys(figures)).toEqual([
      'games',
      'finished',
      'answers',
      'answersPerSecond',
      'gamesPerSecond',
      'wins',
      'meanAnswers',
      'intervals',
      'lengths',
      'causes',
    ])
    for (const who of ['0', '1', 'draws']) {
      const [low, high] = figures.intervals[who]
      expect(low).toBeLessThanOrEqual(figures.wins[who] / 200)
      expect(high).toBeGreaterThanOrEqual(figures.wins[who] / 200)
    }
    const { least, quarter, median, threeQuarters, most } = figures.lengths
    expect([least, quarter, median, threeQuarters, most].toSorted((a, b) => a - b)).toEqual([
      least,
      quarter,
      median,
      threeQuarters,
      most,
    ])
    expect(figures.causes['result.lives'] + figures.causes['result.rounds']).toBe(200)
    expect(figures).toMatchObject({ games: 200, finished: 200 })
    expect(figures.wins[0] + figures.wins[1] + figures.wins.draws).toBe(200)
    expect(figures.meanAnswers).toBeCloseTo(figures.answers / 200, 1)
    expect(figures.answersPerSecond).toBeGreaterThan(0)
  })

  test('says in words how sure the wins are, how long games are and why they ended', async () => {
    const { out } = await gunbai('simulate mini duel --games 50 --seed 7 --warm-up 0')
    expect(out).toMatch(/^wins of seat 0 +\d+ +\d+\.\d to \d+\.\d %$/m)
    expect(out).toMatch(/^answers a game +\d+ +\d+ to \d+, half of them \d+ to \d+$/m)
    expect(out).toMatch(/^ended +47 +A duellist has fallen\.$/m)
  })

  test('plays the same games again from the same seed, others from another', async () => {
    const played = async (args: string) => {
      const { answers, wins } = JSON.parse((await gunbai(`simulate mini duel --games 50 --json ${args}`)).out)
      return { answers, wins }
    }
    expect(await played('--seed 7')).toEqual(await played('--seed 7'))
    expect(await played('--seed 7')).not.toEqual(await played('--seed 8'))
    expect(await played('--seed 7 --bots random,greedy')).not.toEqual(await played('--seed 7'))
  })

  test('counts a game that does not end as not finished', async () => {
    const { out } = await gunbai('simulate mini duel --games 10 --max-answers 3 --json')
    expect(JSON.parse(out)).toMatchObject({
      games: 10,
      finished: 0,
      answers: 30,
      wins: { 0: 0, 1: 0, draws: 0 },
    })
  })

  test('is in words for people', async () => {
    expect((await gunbai('simulate mini duel --games 5')).out).toMatch(/^games +5\nfinished +5\n/)
  })
})

test('long work shows a bar where somebody watches, and none where JSON is asked for', async () => {
  expect((await gunbai('simulate mini duel --games 2000', { watched: true })).err).toContain('%')
  expect((await gunbai('simulate mini duel --games 2000 --json', { watched: true })).err).toBe('')
  expect((await gunbai('simulate mini duel --games 2000')).err).toBe('')
})

test('large output to a pipe is not cut', () => {
  const { code, out } = gunbaiProcess('play mini duel --seed 1', { input: '?\n'.repeat(3000) })
  expect(code).toBe(0)
  expect(out.length).toBeGreaterThan(300_000)
  expect(out).toMatch(/Left after 1 answer\.\n$/)
})

describe('fuzz', () => {
  test('prints its tally', async () => {
    const { code, out } = await gunbai('fuzz mini --answers 400 --seed 3 --json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      answers: 400,
      illegalAccepted: 0,
      wrongSeatAccepted: 0,
      staleAccepted: 0,
      leaks: 0,
      replayMismatches: 0,
      undoMismatches: 0,
      violations: 0,
    })
    expect((await gunbai('fuzz mini --answers 50 --setups duel')).out).toMatch(/^answers +50$/m)
  })
})

describe('exhaust', () => {
  test('says that everything was used', async () => {
    const { code, out } = await gunbai('exhaust mini --json')
    expect(code).toBe(0)
    const found = JSON.parse(out)
    expect(found).toMatchObject({ unusedThings: [], unusedSteps: [], unlistedThings: [] })
    expect(found.used).toBe(found.things)
  })

  test('names what never was, with exit code 1', async () => {
    const { code, out } = await gunbai('exhaust mini --max-games 1 --max-answers 1')
    expect(code).toBe(1)
    expect(out).toMatch(/never used: strength 1/)
    expect(out).toMatch(/never reached: strike \/ roll/)
  })
})

describe('answer', () => {
  test('lists the question, takes an answer and saves it', async () => {
    const file = join(folder, 'by-mail.json')
    await gunbai('play mini duel --seed mail', { input: `s ${file}\nq\n` })
    const listed = JSON.parse((await gunbai(`answer ${file} --seat 0 --json`)).out)
    expect(listed.question).toMatchObject({ seat: 0, name: 'round / bid' })
    expect(listed.question.answers).toContainEqual({ kind: 'bid', coins: 2 })
    const { id } = listed.question
    const given = await gunbai(
      `answer ${file} --seat 0 --question ${id} --action '{"kind":"bid","coins":2}' --json`,
    )
    expect(given.code).toBe(0)
    const record = parseRecord(readFileSync(file, 'utf8'))
    expect(record.answers.at(-1)).toEqual({ seat: 0, action: { kind: 'bid', coins: 2 } })
    expect((await gunbai(`replay ${file} --verify`)).out).toMatch(/all met/)
  })
})

test('a battle of one’s own is played from its file, and what is wrong in it is said with its line', async () => {
  const shelf = join(import.meta.dirname, '../../samurai/scenarios/gmt-01.txt')
  const file = join(folder, 'mine.txt')
  writeFileSync(file, readFileSync(shelf, 'utf8').replace('First Samurai Skirmish', 'The hill of my own'))
  const { out } = await gunbai(`play samurai --file ${file} --seed 1`, { input: 'q\n' })
  expect(out).toContain('The hill of my own')
  writeFileSync(file, readFileSync(shelf, 'utf8').replace('victory 5', 'victory five'))
  const refused = await gunbai(`play samurai --file ${file}`)
  expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/line 11: expected a whole number/)])
  expect((await gunbai('play samurai')).err).toMatch(/Name a setup .* or bring one with --file/)
  expect((await gunbai('play mini --file x.txt')).err).toMatch(/"mini" takes no battle from a file/)
  expect((await gunbai('play samurai gmt-01 --file x.txt')).err).toMatch(/gmt-01 takes no file/)
  expect((await gunbai('play samurai --file x.txt')).err).toMatch(
    /battle "x.txt" cannot be read: there is no such/,
  )
})

/** Each was played, has its interval, and names what is to be changed. */
function expectSuggestions(
  suggestions: readonly { games: number; interval: readonly number[]; changes: readonly unknown[] }[],
): void {
  for (const { games, interval, changes } of suggestions) {
    expect([games > 0, interval.length, changes.length > 0]).toEqual([true, 2, true])
  }
}

test('the lab tries a battle out, compares two on the same seeds and says what would even it', async () => {
  const shelf = join(import.meta.dirname, '../../samurai/scenarios/gmt-02.txt')
  const { out } = await gunbai(
    `lab ${shelf} --games 8 --threads 2 --against-option gainGroundAfterStop=true --json`,
  )
  const report = JSON.parse(out)
  expect(report).toMatchObject({ games: 8, comparison: { games: 8 } })
  expect(report.wins[0] + report.wins[1]).toBe(8)
  expectSuggestions(report.suggestions)
  expect((await gunbai(`lab ${shelf} --games 4 --no-suggestions`)).out).toMatch(
    /^games +4\nseat 0 wins +[\d.]+ %/,
  )
  expect((await gunbai('lab mini/duel --games 4')).out).toMatch(/^games +4\n/)
  const glory = join(import.meta.dirname, '../../glory/battles/two-crossings.txt')
  const crossings = JSON.parse((await gunbai(`lab ${glory} --games 2 --json`)).out)
  expect([crossings.games, Object.keys(crossings.fights).length > 0]).toEqual([2, true])
  expect(crossings.suggestions).not.toEqual([])
  expectSuggestions(crossings.suggestions)
  expect((await gunbai('lab nowhere.txt')).err).toMatch(/battle "nowhere.txt" cannot be read/)
}, 60_000)
