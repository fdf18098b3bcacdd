import type { Action, Answered, Seat } from '@gunbai/kernel'
import type { Measured } from '../estimate.ts'

/** A position in which one plan is clearly best, as its file has it. */
export interface Puzzle {
  readonly id: string
  readonly rulebook: string
  readonly version: number
  readonly setup: string
  readonly seed: string
  readonly seats: number
  readonly seat: Seat
  /** What the plan is for: `win`, `hold` (not to lose), a deed of the rulebook, or `plan` where it is none of these. */
  readonly theme: string
  /** How often that comes to happen before the seat's next turn, with the best plan and with a plain one. */
  readonly happens: { readonly best: number; readonly plain: number }
  /** From 1, where the plan leads by much and is easy to see, to 3. */
  readonly level: number
  /** The chance of winning, judged at the seat's next turns: with the best plan, and with the clearly different one next to it. */
  readonly chance: Measured
  readonly rival: Measured
  /** So many clearly different plans were tried. */
  readonly rivals: number
  /** By how much the best leads that rival, world by world. */
  readonly lead: Measured
  /** The chance, and the lead over the wrong turn, counted in games that were played out. */
  readonly wins: Measured
  readonly winsLead: Measured
  /** Lines of play, written by `writeLine`: what leads to the position, a turn that solves it, one that does not. */
  readonly before: string
  readonly solution: string
  readonly wrong: string
}

/** What a list of puzzles says of each. */
export type PuzzleEntry = Pick<Puzzle, 'id' | 'setup' | 'seat' | 'theme' | 'level'>

/** What may be given away of the lead, for the puzzle to be solved all the same. */
const mostOfLead = 1 / 3

/** Whether a turn that gave away so much still solves it. Of what could be chance, half is in the player's favour. */
export function isSolved({ lead }: Pick<Puzzle, 'lead'>, lost: Measured): boolean {
  return lost.mean - lost.within / 2 <= lead.mean * mostOfLead
}

/**
 * Answers as a short text: first the forms of answers, each a kind and its fields, then every answer as seat, number of its
 * form and values. Each is written out, never by its place in a list: a line means the same when lists are made otherwise.
 */
export function writeLine(given: readonly Answered[]): string {
  const forms: string[] = []
  const answers = given.map(({ seat, action }) => {
    const { kind, ...fields } = action as Action & Record<string, unknown>
    const form = [kind, ...Object.keys(fields)].join(',')
    if (!forms.includes(form)) forms.push(form)
    return [seat, forms.indexOf(form), ...Object.values(fields)].join(',')
  })
  return `${forms.join(' ')};${answers.join(' ')}`
}

export function readLine(line: string): Answered[] {
  const [forms = '', answers = ''] = line.split(';')
  const kinds = forms.split(' ').map((form) => form.split(','))
  return answers
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const [seat, form, ...values] = text.split(',')
      const [kind, ...names] = kinds[Number(form)] ?? []
      const fields = names.map((name, i) => [name, readValue(values[i] ?? '')])
      return { seat: Number(seat), action: { kind, ...Object.fromEntries(fields) } as Action }
    })
}

function readValue(text: string): number | boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
