import {
  BadInput,
  firstFailedCheck,
  type GameRecord,
  languages,
  type Result,
  type Rulebook,
  replay,
  type Seat,
} from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { type Speaker, speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { index, oneOf } from '../arguments.ts'
import { seatAt, sentences } from '../play/log.ts'
import { readRecord } from '../record-file.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly verify?: true
  readonly log?: true
  readonly seat?: Seat
  readonly language: string
  readonly json?: true
}

interface Summary extends Pick<GameRecord, 'rulebook' | 'version' | 'setup'> {
  readonly answers: number
  /** How many checks the record holds. */
  readonly checks: number
  /** Whether they were asked for and met. */
  readonly verified: boolean
  readonly hash: string
  readonly result: Result | null
  readonly log?: readonly string[]
}

export function addReplay(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('replay a record and say how the game stands')
    .argument('<file>', 'a record')
    .option('--verify', 'also check the hashes that the record holds')
    .option('--log', 'tell what happened, in sentences')
    .option('--seat <n>', 'as this seat heard it; otherwise as a spectator did', index)
    .option('--language <en|it|hu>', 'language of the sentences', 'en')
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      const language = oneOf(languages, 'language', options.language)
      const record = readRecord(file)
      const shelved = findRulebook(record.rulebook)
      const rulebook = await shelved.load(record.version)
      const match = replay(rulebook, record)
      const seat = options.seat === undefined ? null : seatAt(match, options.seat)
      if (options.verify) verify(rulebook, record)
      const say = speaker(language, await shelved.messages(language, record.version))
      const log = options.log ? { log: sentences(match, seat, say) } : {}
      const summary: Summary = {
        rulebook: record.rulebook,
        version: record.version,
        setup: record.setup,
        answers: record.answers.length,
        checks: record.checks.length,
        verified: options.verify ?? false,
        hash: rulebook.hash(match.state),
        result: match.state.result,
        ...log,
      }
      if (options.json) printJson(terminal, summary)
      else print(terminal, inWords(summary, say))
    })
}

/** Throws BadInput where the replay does not meet the record's own checks. */
function verify(rulebook: Rulebook, record: GameRecord): void {
  const failed = firstFailedCheck(rulebook, record)
  if (failed === null) return
  throw new BadInput(
    `The record does not verify: after ${failed.after} answers it expects the state ${failed.expected}, ` +
      `the replay has ${failed.came}. The file was edited or belongs to other rules.`,
  )
}

function inWords(
  { rulebook, setup, answers, hash, checks, verified, result, log = [] }: Summary,
  say: Speaker,
): string {
  const end = result === null ? 'not finished' : `${winners(result.winners)}: ${say({ id: result.because })}`
  const table = columns([
    ['game', `${rulebook} ${setup.id}`],
    ['answers', answers],
    ['state', hash],
    ['checks', verified ? `${checks}, all met` : checks],
    ['result', end],
  ])
  return log.length > 0 ? `${log.join('\n')}\n\n${table}` : table
}

function winners(seats: readonly Seat[]): string {
  if (seats.length === 0) return 'a draw'
  return seats.length === 1 ? `seat ${seats[0]} has won` : `seats ${seats.join(' and ')} have won`
}
