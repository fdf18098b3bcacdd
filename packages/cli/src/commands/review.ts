import { type Account, courseOf, type Moment, type Review, Reviewing, usualEffort } from '@gunbai/bots/review'
import { BadInput, languages } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { type Speaker, speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { count, list, oneOf } from '../arguments.ts'
import { botMessages } from '../play/messages.ts'
import { progress } from '../progress.ts'
import { readRecord } from '../record-file.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly effort: number
  readonly seed: string
  readonly winners?: readonly string[]
  readonly by?: number
  readonly language: string
  readonly all?: true
  readonly json?: true
}

/** So much is thought in one go; then a bar is moved on. */
const portion = 100

export function addReview(program: Command, terminal: Terminal): void {
  program
    .command('review')
    .description('tell what of a finished game was luck and what were choices, and what was better')
    .argument('<record>', 'a record')
    .option('--effort <percent>', 'of the usual looks ahead', count, 100)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--winners <seats>', 'who won, with commas, where the game was given up', list)
    .option('--by <seat>', 'who gave it up', Number)
    .option('--language <en|it|hu>', 'language of the sentences', 'en')
    .option('--all', 'in words: every choice that was judged, not the first few')
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      const language = oneOf(languages, 'language', options.language)
      const record = readRecord(file)
      const shelved = findRulebook(record.rulebook)
      const rulebook = await shelved.load(record.version)
      const ending = options.winners && { winners: options.winners.map(Number), by: options.by ?? null }
      const course = courseOf(rulebook, record, ending)
      if (course.steps.length === 0) throw new BadInput('Nobody answered anything in this game.')
      const say = speaker(language, {
        ...botMessages(language),
        ...(await shelved.messages(language, record.version)),
      })
      const bar = progress(terminal, 'review', 100, options.json)
      const reviewing = new Reviewing(course, {
        seed: options.seed,
        effort: scaled(options.effort / 100),
      })
      while (!reviewing.goOn(portion)) bar.at(100 * reviewing.progress())
      bar.end()
      const review = reviewing.review() as Review
      if (options.json) printJson(terminal, asJson(review, say))
      else print(terminal, inWords(review, say, options.all ?? false))
    })
}

function scaled(share: number) {
  const of = (looks: number) => Math.max(1, Math.round(looks * share))
  return {
    reckoning: of(usualEffort.reckoning),
    searching: of(usualEffort.searching),
    comparing: of(usualEffort.comparing),
    worldsAPlan: Math.round(usualEffort.worldsAPlan * Math.max(1, share)),
  }
}

function asJson({ result, seats, moments, first, curve, worlds }: Review, say: Speaker) {
  return {
    result,
    seats,
    moments: moments.map(({ better, phrase, ...moment }) => ({
      ...moment,
      answer: say(phrase),
      better: better && {
        actions: better.actions,
        words: better.phrases.map(say),
        chance: better.chance,
        instead: better.instead,
        reason: better.reason && say(better.reason),
      },
    })),
    first,
    curve: curve.map(({ chance }) => chance.map(({ mean }) => mean)),
    worlds,
  }
}

function inWords(review: Review, say: Speaker, all: boolean): string {
  const { seats, moments, first, worlds } = review
  const shown = all ? moments : moments.filter(({ number }) => first.includes(number))
  const table = [
    ['seat', 'start', 'luck', 'own choices', "others'", 'result', 'without luck'],
    ...seats.map((account, seat) => [seat, ...accountCells(account)]),
  ]
  const told = shown.map((moment) => momentInWords(moment, say))
  return `${columns(table)}\n\n${told.join('\n')}\n\nin ${worlds} worlds`
}

function accountCells({ start, luck, own, others, result, adjusted, interval }: Account): string[] {
  const [low, high] = interval
  return [
    points(start),
    signed(luck),
    signed(own),
    signed(others),
    points(result),
    `${points(adjusted)} (${points(low)} to ${points(high)})`,
  ]
}

function momentInWords({ number, seat, phrase, kind, change, better }: Moment, say: Speaker): string {
  const line = `${number}. seat ${seat}: ${say(phrase)}  ${kind} ${signed(change)}`
  if (better === null) return line
  const plan = better.phrases.map(say).join('; ')
  const why = better.reason === null ? '' : ` ${say(better.reason)}`
  return `${line}\n    better: ${plan} (${points(better.chance)} instead of ${points(better.instead)}).${why}`
}

const points = (share: number) => `${Math.round(100 * share)} %`
const signed = (share: number) => `${share < 0 ? '-' : '+'}${Math.abs(100 * share).toFixed(0)}`
