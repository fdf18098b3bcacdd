import { parentPort } from 'node:worker_threads'
import { courseOf, reckon, worldsFor } from '@gunbai/bots/review'
import { parseRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { LuckAnswer, LuckQuestion } from './luck-desk.ts'

/** So many looks ahead a game is worth: some seconds of one core. */
const looks = 6000
/** With fewer worlds there is more noise than luck in it. */
const fewestWorlds = 6

/** The thread in which the luck of rated games is reckoned, one after the other. */
parentPort?.on('message', async ({ record: text, ending }: LuckQuestion) => {
  const answer = await reckoned(text, ending).catch((problem): LuckAnswer => ({ problem: String(problem) }))
  parentPort?.postMessage(answer)
})

async function reckoned(text: string, ending: LuckQuestion['ending']): Promise<LuckAnswer> {
  const record = parseRecord(text)
  const rulebook = await findRulebook(record.rulebook).load(record.version)
  const course = courseOf(rulebook, record, ending)
  const worlds = Math.max(fewestWorlds, worldsFor(course, looks))
  return { accounts: reckon(course, worlds).accounts() }
}
