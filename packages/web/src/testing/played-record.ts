import { type Bot, makeBot } from '@gunbai/bots'
import { chooseSetup, firstSeat, type GameRecord, Match, printRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Page } from 'playwright-core'

/** A skirmish that one side played at random, to its end. */
export async function playedSkirmish(seed: string): Promise<GameRecord> {
  const rulebook = await findRulebook('skirmish').load()
  const match = new Match(rulebook, chooseSetup(rulebook, 'fords'), seed)
  const bots = [makeBot('greedy', 1), makeBot('random', 2)]
  while (match.state.result === null) {
    const seat = firstSeat(match.state.awaiting)
    const list = rulebook.answers(match.state, seat)
    const action = (bots[seat] as Bot).choose(rulebook, match.state, seat, list)
    match.answer(seat, match.state.asked[seat] ?? 0, action)
  }
  return match.record
}

/** Gives the page a record as a file, from the home screen. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await openText(page, printRecord(record))
}

/** Gives the page a text as a file. */
export async function openText(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}
