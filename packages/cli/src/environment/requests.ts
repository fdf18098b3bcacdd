import { makeBot } from '@gunbai/bots'
import { BadInput, shown } from '@gunbai/kernel'
import type { Player } from './environment.ts'

/** In which forms positions are told. */
export interface Forms {
  /** What the asked seat sees: the rulebook's view, its numbers, the same packed, or nothing. */
  readonly observe: (typeof observations)[number]
  /** What it may answer: the answers, their numbers, the same packed, or how many there are. */
  readonly answers: (typeof answerForms)[number]
}

export const observations = ['view', 'figures', 'packed', 'nothing'] as const
export const answerForms = ['list', 'figures', 'packed', 'count'] as const

/** What may be asked of an environment. */
export type EnvironmentRequest =
  | { readonly do: 'describe' }
  | ({
      readonly do: 'begin'
      readonly seeds: readonly string[]
      readonly players: readonly Player[]
      readonly renew: boolean
    } & Forms)
  | { readonly do: 'step'; readonly games: readonly number[]; readonly places: readonly number[] }
  | { readonly do: 'look'; readonly games: readonly number[] }
  | {
      readonly do: 'imagine'
      readonly games: readonly number[]
      readonly seats: readonly number[]
      readonly seed: string
    }
  | { readonly do: 'evaluate'; readonly games: readonly number[]; readonly seats: readonly number[] }
  | { readonly do: 'advise'; readonly games: readonly number[]; readonly bot: string }
  | { readonly do: 'forget'; readonly games: readonly number[] }

const deeds = ['describe', 'begin', 'step', 'look', 'imagine', 'evaluate', 'advise', 'forget'] as const

/** The fields of a request as they came. */
type Given = Readonly<Record<string, unknown>>

/** Reads a line. Throws BadInput, which says what was expected. */
export function parseRequest(line: string, seats: number): EnvironmentRequest {
  const given = readObject(line)
  const deed = deeds.find((each) => each === given.do)
  switch (deed) {
    case 'describe':
      return { do: deed }
    case 'begin':
      return {
        do: deed,
        seeds: seedsIn(given),
        players: playersIn(given, seats),
        renew: given.renew === true,
        observe: oneOf(given, 'observe', observations, 'view'),
        answers: oneOf(given, 'answers', answerForms, 'list'),
      }
    case 'step':
      return { do: deed, games: numbers(given, 'games'), places: numbers(given, 'places', 'games') }
    case 'imagine':
      return {
        do: deed,
        games: numbers(given, 'games'),
        seats: numbers(given, 'seats', 'games'),
        seed: String(given.seed ?? ''),
      }
    case 'evaluate':
      return { do: deed, games: numbers(given, 'games'), seats: numbers(given, 'seats', 'games') }
    case 'advise':
      return { do: deed, games: numbers(given, 'games'), bot: botIn(given.bot) }
    case 'look':
    case 'forget':
      return { do: deed, games: numbers(given, 'games') }
    case undefined:
      throw new BadInput(`"do" is one of ${deeds.join(', ')}; got ${shown(given.do)}.`)
  }
}

function readObject(line: string): Given {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    throw new BadInput(`A request is one JSON object on one line; got ${shown(line.slice(0, 80))}.`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new BadInput(`A request is a JSON object such as {"do":"describe"}; got ${shown(read)}.`)
  }
  return read as Given
}

/** `seeds`, or `count` games whose seeds are made of `seed`. */
function seedsIn(given: Given): string[] {
  if (Array.isArray(given.seeds)) return given.seeds.map(String)
  const count = given.count ?? 1
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new BadInput(`"count" is a whole number from 1 to 100000; got ${shown(count)}.`)
  }
  return Array.from({ length: count }, (_, game) => `${given.seed ?? 1} ${game}`)
}

function playersIn(given: Given, seats: number): Player[] {
  if (given.players === undefined) return Array.from({ length: seats }, () => null)
  if (!Array.isArray(given.players) || given.players.length !== seats) {
    throw new BadInput(
      `"players" has a bot or null for each of the ${seats} seats; got ${shown(given.players)}.`,
    )
  }
  if (given.players.every((player) => player !== null)) {
    throw new BadInput('"players" leaves no seat to you; put null for at least one.')
  }
  return given.players.map((player) => (player === null ? null : botIn(player)))
}

function botIn(value: unknown): string {
  const id = String(value)
  makeBot(id, 0)
  return id
}

/** A list of whole numbers, as long as another one where that is named. */
function numbers(given: Given, name: string, as?: string): number[] {
  const list = given[name]
  if (!Array.isArray(list) || !list.every((each) => Number.isInteger(each) && each >= 0)) {
    throw new BadInput(`"${name}" is a list of whole numbers from 0 up; got ${shown(list)}.`)
  }
  const wanted = as === undefined ? null : given[as]
  if (Array.isArray(wanted) && wanted.length !== list.length) {
    throw new BadInput(`"${name}" has one number for each of "${as}", ${wanted.length}; got ${list.length}.`)
  }
  return list
}

function oneOf<T extends string>(given: Given, name: string, choice: readonly T[], usual: T): T {
  const value = given[name] ?? usual
  const found = choice.find((each) => each === value)
  if (found === undefined) {
    throw new BadInput(`"${name}" is one of ${choice.join(', ')}; got ${shown(value)}.`)
  }
  return found
}
