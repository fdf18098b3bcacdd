import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { makeBot } from '@gunbai/bots'
import {
  type Asking,
  always,
  copyStack,
  endGame,
  type GameEvent,
  type GameState,
  languages,
  Match,
  only,
  parseRecord,
  procedure,
  type Rulebook,
  rulebook,
  type Seat,
} from '@gunbai/kernel'
import { speaker } from '@gunbai/words'
import { IntlMessageFormat } from 'intl-messageformat'
import { afterAll, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { ownMessages } from './messages.ts'
import { TerminalGame } from './terminal-game.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-play-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const firsts = '1\n'.repeat(400)

test('shows the board, numbered choices and what happens, to the end', async () => {
  const { code, out } = await gunbai('play mini duel --seed 4 --bot greedy', { input: firsts })
  expect(code).toBe(0)
  expect(out).toContain('You have seat 0 of 2; greedy plays the others.')
  expect(out).toContain('round 1, 14 cards to draw')
  expect(out).toMatch(/^ {3}1 {2}Bid nothing$/m)
  expect(out).toMatch(/^ {3}2 {2}Bid 1 coin$/m)
  expect(out).toMatch(/Bids are 0 and \d: seat 1 attacks\.$/m)
  expect(out).toMatch(/You have lost\. A duellist has fallen\.\n$/)
})

test.each([
  ['it', 'Hai il posto 1 di 2', 'Offri 1 moneta', 'La tua scelta, da 1 a 4'],
  ['hu', 'A(z) 1. hely a tiéd', '1 érmét ajánlok', 'Választásod, 1-től 4-ig'],
])('speaks %s', async (language, ...words) => {
  const { out } = await gunbai(`play mini duel --seed 4 --seat 1 --language ${language}`, { input: 'q\n' })
  for (const each of words) expect(out).toContain(each)
})

test('gives hints, each with its chance and a reason', async () => {
  const { out } = await gunbai('play mini duel --seed 4', { input: 'h\nq\n' })
  const hints = out.split('\n').filter((line) => /Bid .* \(\d+% to win\)\. \S/.test(line))
  expect(hints).toHaveLength(3)
})

test('never shows the hand of the other seat', async () => {
  for (const seat of [0, 1]) {
    const { out } = await gunbai(`play mini duel --seed 9 --seat ${seat}`, { input: firsts })
    const rows = out.split('\n').filter((line) => line.startsWith(`  seat ${1 - seat}`))
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).toMatch(/\d cards$/)
    expect(out).not.toMatch(new RegExp(`Seat ${1 - seat} draws a card of`))
  }
})

test('several numbers in a line are one plan, and it says where that stopped', async () => {
  const { out } = await gunbai('play samurai gmt-01 --seed 4 --bot greedy', { input: '1\n1 2\nq\n' })
  expect(out).not.toContain('is no choice here')
  const mini = await gunbai('play mini duel --seed 4 --bot greedy', { input: '1 2\nq\n' })
  expect(mini.out).toMatch(/1 of 2 done, then it stopped: something was revealed\./)
  const wrong = await gunbai('play mini duel --seed 4', { input: '1 99\nq\n' })
  expect(wrong.out).toContain('"1 99" is no choice here.')
})

test('orders are shown, given and followed', async () => {
  const input = `o\no counter decline\no counter dance\n${firsts}`
  const { out } = await gunbai('play mini duel --seed 4 --bot greedy', { input })
  expect(out).toContain('counter: ask when able')
  expect(out).toContain('counter: decline')
  expect(out).toContain('Order 1 cannot be followed')
  expect(out).toContain('By your order: Let it be')
})

test('an order holds for a turn, or not for a card; the sheet says what can be ordered', async () => {
  const input = 'o\no attacked decline turn\no attacked stop 2\nq\n'
  const { out } = await gunbai('play samurai gmt-01 --seed 4', { input })
  expect(out).toContain('attacked: ask when able  (Cards when you are struck)')
  expect(out).toContain('danger: Ask me when a leader is there')
  expect(out).toContain('attacked: decline turn  (Cards when you are struck)')
  expect(out).toMatch(/stop 1 {2}Spirit of Kishijoten\n {6}stop 2\* Desperate Charge/)
})

test('what was chosen in one line is taken back in one', async () => {
  const { out } = await gunbai('play samurai gmt-01 --seed 4', { input: '1\n1 2\nu\nq\n' })
  const [before, after] = out.split('Taken back.')
  expect(before).toContain('Samurai bow cavalry at B9 are ordered.')
  expect(after).toMatch(/^ {3}2 {2}Order Samurai bow cavalry at B9$/m)
})

test('a wrong choice is named, and asked again', async () => {
  const { out } = await gunbai('play mini duel --seed 4', { input: 'x\n9\n0\n?\nb\n\nq\n' })
  expect(out).toContain('"x" is no choice here. Type a number from 1 to 4')
  expect(out).toContain('"9" is no choice here')
  expect(out).toContain('"0" is no choice here')
  expect(out).toContain('u takes back your last choice')
  expect(out.split('round 1, 14 cards').length - 1).toBe(2)
  expect(out).toContain('Left after 1 answer.')
})

test('does not take back what was opened, or what was never chosen', async () => {
  const tooEarly = await gunbai('play mini duel --seed 4', { input: 'u\nq\n' })
  expect(tooEarly.out).toContain('That cannot be taken back')
  const tooLate = await gunbai('play mini duel --seed 4', { input: '1\nu\nq\n' })
  expect(tooLate.out).toContain('That cannot be taken back')
})

/** Two seats add 1 or 2 in turn until there are 10: a game in which nothing is ever hidden. */
interface Sum extends GameState {
  sum: number // so far
}
type Add = { readonly kind: 'add'; readonly number: number }
const turn = (seat: Seat): Asking<Sum, object, Add> => ({
  who: () => only(seat),
  choices: [always({ kind: 'add', number: 1 }), always({ kind: 'add', number: 2 })],
  answer: (s, _facts, _seat, { number }) => {
    s.sum += number
    if (s.sum >= 10) endGame(s, [seat], 'ten')
  },
})
const adding = rulebook<Sum, Add, GameEvent, number>({
  version: 1,
  setups: [{ id: 'duel', seats: 2, options: [] }],
  id: 'adding',
  procedures: [
    procedure<Sum, object, Add>('turns').steps({ first: turn(0), second: turn(1), next: () => 'first' }),
  ],
  opening: {},
  deal: (_setup, core) => ({ ...core, sum: 0 }),
  copy: (s) => ({ ...s, stack: copyStack(s.stack), asked: s.asked.slice(), tell: null }),
  view: (s) => s.sum,
  sketch: (sum) => `the sum is ${sum}`,
  imagine: () => {},
  phrasing: {
    question: () => ({ id: 'ask' }),
    answer: ({ number }) => ({ id: `add ${number}` }),
    event: () => null,
    reason: () => ({ id: 'no' }),
  },
  scrutiny: { violations: () => [], secrets: () => [], mentions: () => [], inventory: [], uses: () => [] },
  knowledge: {
    evaluate: () => 0.5,
    playout: (_s, _seat, answers) => answers[0] as Add,
    appraise: (_s, _seat, answers) => answers.map(() => 0),
  },
})

test('takes back a choice together with what the bot answered to it', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  input.end('2\n2\nu\nu\nu\n1\nq\n')
  const match = new Match(adding as unknown as Rulebook, { id: 'duel', options: {} }, 'sums')
  const terminal = { input, output, errors: output, exitCode: 0 }
  await new TerminalGame(terminal, match, 0, makeBot('playout', 1), speaker('en', ownMessages('en'))).run()
  output.end()
  const sums = [
    ...(await text(output)).matchAll(/the sum is (\d+)|(Taken back)|(cannot be taken back)/g),
  ].map((m) => m[1] ?? m[0])
  // two and the bot's one, again; both taken back, one too many; then one and the bot's one
  expect(sums).toEqual(['0', '3', '6', 'Taken back', '3', 'Taken back', '0', 'cannot be taken back', '2'])
  expect(match.record.answers.map(({ action }) => (action as Add).number)).toEqual([1, 1])
})

test('the end of input leaves the game', async () => {
  const { code, out } = await gunbai('play mini duel --seed 4')
  expect(code).toBe(0)
  expect(out).toMatch(/Left after \d answers?\.\n$/)
})

test('saves, says where, and goes on from there another time', async () => {
  const file = join(folder, 'saved game.json')
  const first = await gunbai('play mini duel --seed 4', { input: `1\n1\ns ${file}\ns ${file}\ns\nq\n` })
  expect(first.out.split(`Saved as ${file}.`).length - 1).toBe(2)
  expect(first.out).toContain('Type s and the name of a file.')
  const { answers } = parseRecord(readFileSync(file, 'utf8'))
  expect(answers.length).toBeGreaterThanOrEqual(3)
  const second = await gunbai(`resume '${file}'`, { input: firsts })
  expect(second.code).toBe(0)
  expect(second.out).toMatch(/You have (won|lost)\.|A draw\./)
})

test('never writes over a file that it has not written itself', async () => {
  const file = join(folder, 'precious.json')
  await gunbai('play mini duel --seed 4', { input: `s ${file}\nq\n` })
  const before = readFileSync(file, 'utf8')
  const { code, out } = await gunbai('play mini duel --seed 5', {
    input: `s ${file}\ns ${folder}/no/such/place\nq\n`,
  })
  expect(code).toBe(0)
  expect(out).toContain('there is already a file of that name')
  expect(out).toContain('there is no such file or folder')
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(existsSync(join(folder, 'no'))).toBe(false)
  expect(readdirSync(folder).sort()).toEqual(['precious.json', 'saved game.json'])
})

test('the log of a replay is what its seat heard', async () => {
  const file = join(folder, 'saved game.json')
  const log = async (args: string): Promise<string[]> =>
    JSON.parse((await gunbai(`replay '${file}' --log --json ${args}`)).out).log
  expect(await log('')).toContainEqual(expect.stringMatching(/^Bids are/))
  expect((await log('--seat 0')).length).toBe((await log('')).length)
  expect(await log('--language it')).toContainEqual(expect.stringMatching(/^Le offerte sono/))
})

test('its own words are the same in every language', () => {
  const english = Object.keys(ownMessages('en'))
  for (const language of languages) {
    expect(Object.keys(ownMessages(language)), language).toEqual(english)
    for (const message of Object.values(ownMessages(language))) new IntlMessageFormat(message, language)
  }
})
