import { BadInput, commitment, firstFailedCheck, parseRecord, replay } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'

/** What a record says of its dice when it is played again. */
export interface DiceFindings {
  readonly seed: string
  /** What the seed commits to. */
  readonly commitment: string
  readonly answers: number
  /** Of the state in which it ends; null where some answer is not legal, or leads elsewhere than the record says. */
  readonly hash: string | null
}

/** Plays a record again by the rules, rolling every die anew from its seed. Throws BadInput where it is no record. */
export async function checkDice(text: string): Promise<DiceFindings> {
  const record = parseRecord(text)
  const rulebook = await findRulebook(record.rulebook).load(record.version)
  const about = { seed: record.seed, commitment: commitment(record.seed), answers: record.answers.length }
  try {
    const { state } = replay(rulebook, record)
    const holds = firstFailedCheck(rulebook, record) === null
    return { ...about, hash: holds ? rulebook.hash(state) : null }
  } catch (error) {
    if (error instanceof BadInput) return { ...about, hash: null }
    throw error
  }
}
