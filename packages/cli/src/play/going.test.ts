import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { makeBot } from '@gunbai/bots'
import { chooseSetup, firstSeat, type Journey, Match, type Seat, streamOf } from '@gunbai/kernel'
import { type AnyMatch, Host } from '@gunbai/kernel/host'
import { findRulebook } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import { expect, test } from 'vitest'
import { messagesOf } from '../messages.ts'
import { goingTo } from './going.ts'
import { ownMessages } from './messages.ts'
import { TerminalGame } from './terminal-game.ts'

const mostPieces = 60

/** A match that was played by greedy until somebody has a journey of several answers, with all journeys of that seat. */
async function onTheWay(id: string, setup: string) {
  const shelved = findRulebook(id)
  const rulebook = await shelved.load()
  const match: AnyMatch = new Match(rulebook, chooseSetup(rulebook, setup), 'on the way')
  const host = new Host(match, () => streamOf(1))
  const bot = makeBot('greedy', 1)
  const say = speaker('en', { ...(await messagesOf(shelved)).en, ...ownMessages('en') })
  const journeysOf = (seat: Seat): Journey[] =>
    Array.from({ length: mostPieces }, (_, piece) => host.journeys(seat, piece)).flat()
  for (;;) {
    const { state } = match
    const seat = firstSeat(state.awaiting)
    const journeys = journeysOf(seat).filter(({ place, answers }) => place >= 0 && answers.length > 1)
    const [first] = journeys.toSorted((a, b) => b.answers.length - a.answers.length)
    if (first !== undefined) return { match, host, seat, first, journeys, say, bot }
    const question = match.questions().find((each) => each.seat === seat)?.id ?? -1
    match.answer(seat, question, bot.choose(rulebook, state, seat, rulebook.answers(state, seat)))
  }
}

const games = [
  ['glory', 'two-crossings'],
  ['shogun', 'standard-3'],
] as const

test.each(games)('in %s a piece goes to the place that is named, as one plan', async (id, setup) => {
  const { match, host, seat, journeys, say } = await onTheWay(id, setup)
  for (const journey of journeys.slice(0, 12)) {
    const words = match.rulebook.phrasing.place?.(journey.place, match.state) ?? ''
    const name = typeof words === 'string' ? words : say(words)
    const goings = goingTo(host, seat, ` ${name.toUpperCase()}`, say, null)
    const going = goings.find(({ piece }) => piece === journey.piece)
    expect(going?.answers.length).toBeGreaterThan(0)
    const mine = journeys.filter(({ piece, place }) => piece === journey.piece && place === journey.place)
    expect(
      mine.some(({ answers }) =>
        JSON.stringify(answers).startsWith(JSON.stringify(going?.answers).slice(0, -1)),
      ),
    ).toBe(true)
    const chosen = goingTo(host, seat, name, say, journey.answers[0] ?? null)
    expect(chosen.map(({ piece }) => piece)).toContain(journey.piece)
  }
  expect(goingTo(host, seat, 'nowhere', say, null)).toEqual([])
})

test.each(games)('in %s it is typed: j, whose number, and where', async (id, setup) => {
  const { match, seat, first, say, bot } = await onTheWay(id, setup)
  const { rulebook, state } = match
  const words = rulebook.phrasing.place?.(first.place, state) ?? ''
  const name = typeof words === 'string' ? words : say(words)
  const list = rulebook.answers(state, seat)
  const number = list.findIndex((each) => JSON.stringify(each) === JSON.stringify(first.answers[0])) + 1
  const before = match.record.answers.length
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(`j nowhere\nj ${number} ${name}\nq\n`)
  await new TerminalGame({ input, output, errors: output, exitCode: 0 }, match, seat, bot, say).run()
  output.end()
  expect(await text(output)).toContain('Nobody can go to "nowhere" in one go from here.')
  const given = match.record.answers.slice(before).filter((each) => each.seat === seat)
  expect(given.length).toBeGreaterThan(1)
  expect(given[0]?.action).toEqual(first.answers[0])
})
