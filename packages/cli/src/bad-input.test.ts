import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBot } from '@gunbai/bots'
import {
  type Action,
  chooseSetup,
  firstSeat,
  type GameEvent,
  type GameRecord,
  type GameState,
  includes,
  Match,
  printRecord,
  type Rulebook,
} from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { gunbai, gunbaiProcess } from './testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-bad-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A game up to where `enough` says so, or to its end. */
function recordUntil(enough: (match: Match<GameState, Action, GameEvent, unknown>) => boolean): GameRecord {
  const rulebook = mini as unknown as Rulebook
  const match = new Match(rulebook, chooseSetup(mini, 'duel'), 'bad input')
  const bot = makeBot('random', 1)
  while (match.state.result === null && !enough(match)) {
    const seat = firstSeat(match.state.awaiting)
    const action = bot.choose(rulebook, match.state, seat, rulebook.answers(match.state, seat))
    match.answer(seat, match.state.asked[seat] as number, action)
  }
  return match.record
}

const whole = recordUntil(() => false)
const good = printRecord(whole)
const early = printRecord(
  recordUntil(({ record, state }) => record.answers.length > 6 && includes(state.awaiting, 0)),
)

beforeEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true })
  writeFileSync(join(folder, 'good.json'), good)
  writeFileSync(join(folder, 'early.json'), early)
  writeFileSync(join(folder, 'cut.json'), good.slice(0, good.length / 2))
  writeFileSync(join(folder, 'empty.json'), '')
  writeFileSync(join(folder, 'list.json'), '[]')
  writeFileSync(join(folder, 'other.json'), good.replace('"mini"', '"chess"'))
  writeFileSync(join(folder, 'newer.json'), good.replace('"version": 1', '"version": 99'))
  writeFileSync(join(folder, 'setup.json'), good.replace('"duel"', '"brawl"'))
  writeFileSync(join(folder, 'seed.json'), good.replace('"bad input"', '"another"'))
  writeFileSync(join(folder, 'seat.json'), good.replace(/\[0,\{"kind":"bid"/, '[1,{"kind":"bid"'))
  writeFileSync(join(folder, 'hash.json'), good.replace(/"[0-9a-f]{16}"/, '"0000000000000000"'))
})

const cases: readonly [args: string, sentence: RegExp][] = [
  ['replay missing.json', /cannot be read: there is no such file/],
  ['replay cut.json', /not JSON.*cut short/],
  ['replay empty.json', /not JSON/],
  ['replay list.json', /expected an object/],
  ['replay other.json', /no rulebook "chess"/],
  ['replay newer.json', /Version 99 of the rulebook "mini" is not here, but 1\. A newer Gunbai has it/],
  ['replay setup.json', /no setup "brawl"/],
  ['replay seed.json --verify', /cannot be replayed|does not verify/],
  ['replay seat.json', /cannot be replayed/],
  ['replay hash.json --verify', /does not verify/],
  ['replay good.json --seat 2', /no seat 2/],
  ['replay good.json --language xx', /no language "xx"/],
  ['setups chess', /no rulebook "chess".*mini/],
  ['simulate chess duel', /no rulebook "chess"/],
  ['simulate mini brawl', /no setup "brawl".*duel/],
  ['simulate mini duel --bots clever', /no bot "clever"/],
  ['simulate mini duel --bots random,random,random', /2 seats/],
  ['simulate mini duel --games 0', /whole number from 1 up/],
  ['simulate mini duel --games many', /whole number from 1 up/],
  ['simulate mini duel --option stakes', /name=value/],
  ['simulate mini duel --option stakes=high', /no option "stakes"/],
  ['simulate mini duel --fast', /unknown option '--fast'/],
  ['simulate mini', /Name a setup of "mini"/],
  ['simulate mini duel extra', /too many arguments/],
  ['fuzz chess', /no rulebook "chess"/],
  ['fuzz mini --setups brawl', /no setup "brawl"/],
  ['exhaust chess', /no rulebook "chess"/],
  ['conformance chess', /no rulebook "chess"/],
  ['play chess duel', /no rulebook "chess"/],
  ['play mini brawl', /no setup "brawl"/],
  ['play mini duel --seat 2', /no seat 2/],
  ['play mini duel --seat -1', /whole number/],
  ['play mini duel --language xx', /no language "xx"/],
  ['resume cut.json', /not JSON/],
  ['answer cut.json --seat 0', /not JSON/],
  [`answer early.json --seat 0 --question 1 --action '{"kind":"pass"}'`, /answers an earlier question/],
  [
    `answer early.json --seat 1 --question 1 --action '{"kind":"pass"}'`,
    /answers an earlier question|not asked/,
  ],
  [`answer good.json --seat 0 --question 1 --action '{"kind":"pass"}'`, /The game is over/],
  [`answer early.json --seat 0 --action '{"kind":"pass"}'`, /--question/],
  ['answer early.json --seat 0 --question 1 --action pass', /as JSON/],
  ['answer early.json --seat 7', /no seat 7/],
  ['serve --port eighty', /port is a whole number/],
  ['dance', /unknown command 'dance'/],
  ['', /Usage: gunbai/],
]

describe('bad input gives a sentence and exit code 2, and nothing is written:', () => {
  test.each(cases)('gunbai %s', async (args, sentence) => {
    const before = snapshot()
    const { code, out, err } = await gunbai(args.replaceAll(/\w+\.json/g, (file) => join(folder, file)))
    expect(err).toMatch(sentence)
    expect(out).toBe('')
    expect(code).toBe(2)
    expect(snapshot()).toEqual(before)
  })
})

const processCases = [
  'replay cut.json',
  'replay hash.json --verify',
  'simulate chess duel',
  'simulate mini brawl',
  `answer early.json --seat 0 --question 1 --action '{"kind":"pass"}'`,
  'simulate mini duel --fast',
]

describe('the real process shows no stack trace and ends with 2:', () => {
  test.each(processCases)('gunbai %s', (args) => {
    const before = snapshot()
    const { code, out, err } = gunbaiProcess(args, { cwd: folder })
    expect(err).toMatch(/^\S.*\n(\(.*\)\n)?$/)
    expect(err).not.toMatch(/^\s+at /m)
    expect(err).not.toContain('node:internal')
    expect(out).toBe('')
    expect(code).toBe(2)
    expect(snapshot()).toEqual(before)
  })
})

test('PORT must be a port', () => {
  expect(gunbaiProcess('serve', { env: { PORT: '99999' } })).toMatchObject({ code: 2, out: '' })
})

test('the same records are good when they are not spoilt', () => {
  const { code, out, err } = gunbaiProcess('replay good.json --verify --json', { cwd: folder })
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ rulebook: 'mini', answers: whole.answers.length, verified: true })
})

function snapshot(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}
