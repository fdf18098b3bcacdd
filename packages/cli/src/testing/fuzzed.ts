import { printRecord } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { fuzz } from '../fuzz/fuzzer.ts'
import { isClean, type Tally } from '../fuzz/tally.ts'
import { messagesOf } from '../messages.ts'

export interface Fuzzed {
  readonly clean: boolean
  readonly tally: Tally
  /** What went wrong, each with the record that shows it. */
  readonly failures: readonly string[]
}

/**
 * Fuzzes a rulebook of the shelf, in every setup or in these: invariants, refusals and secrecy at every position, replay
 * and undo now and then.
 */
export async function fuzzed(id: string, answers: number, setups: readonly string[] | null): Promise<Fuzzed> {
  const shelved = findRulebook(id)
  const [rulebook, messages] = await Promise.all([shelved.load(), messagesOf(shelved)])
  const failures: string[] = []
  const tally = fuzz(
    {
      rulebook,
      messages,
      setups: rulebook.setups.filter((setup) => setups?.includes(setup.id) ?? true),
      answers,
      seed: '1',
      maxAnswers: 5000,
    },
    {
      answered: () => {},
      failed: ({ check, message }, record) =>
        void failures.push(`${check}: ${message}\n${record === null ? '' : printRecord(record)}`),
    },
  )
  return { clean: isClean(tally), tally, failures }
}
