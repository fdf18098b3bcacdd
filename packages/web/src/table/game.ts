import type { Answered, GameRecord, Order, Pace, Seed, Setup } from '@gunbai/kernel'
import type { Mark } from '@gunbai/kernel/host'
import type { Pattern } from './pattern.ts'

/** Who sits in a seat. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: string }

/** What is chosen before a game begins. */
export interface GameSpec {
  readonly rulebook: string
  readonly setup: Setup
  /** By seat. */
  readonly players: readonly Player[]
  /** People at one device who do not hide their hands from each other: no cover between them. */
  readonly openHands: boolean
  /** The lesson or guided game that this is, if it is one. */
  readonly lesson: string | null
  /** The finished game, and the moment of it, that this was begun from to try something. */
  readonly branch?: { readonly of: string; readonly moment: number }
  /** How it goes, where the lesson has a position and partners of its own. */
  readonly script?: Script
}

/** A lesson or a puzzle as its table knows it: nothing is at stake there, so that it may be gone back in. */
export interface Script {
  /** So many answers led to the position in which the learner begins. */
  readonly before: number
  /** What the others answer where they have a choice, the most wanted first; else they decline. Left out, their bots play. */
  readonly replies?: readonly Pattern[]
  /** The puzzle that it is, by its id. One turn is played, then the table waits. */
  readonly puzzle?: string
}

/** A game as it stands in the list of games: nothing that is hidden from anybody. */
export interface GameInfo extends GameSpec {
  readonly id: string
  /** The version of the rulebook that it is played with. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly touched: number
  readonly answers: number
  /** The seats that won, when it is over. */
  readonly winners: readonly number[] | null
  /** The match on a server that it is; a game of this browser is none. */
  readonly online?: { readonly match: string; readonly rated: boolean; readonly byDays: boolean }
}

/** Whether a question costs something: a day, or that a device goes round. */
export function paceOf({
  players,
  openHands,
  online,
}: Pick<GameInfo, 'players' | 'openHands' | 'online'>): Pace {
  const people = players.filter(({ kind }) => kind === 'human').length
  if (online !== undefined) return online.byDays ? 'days' : 'live'
  return people > 1 && !openHands ? 'days' : 'live'
}

/** The same game with everybody one seat further on; null where that would be the same. */
export function otherSides(game: GameSpec): GameSpec | null {
  const players = game.players.map((_, seat) => game.players.at(seat - 1) as Player)
  return JSON.stringify(players) === JSON.stringify(game.players) ? null : { ...game, players }
}

/** A game with all of its chance and its answers, as it is kept. */
export interface SavedGame {
  readonly info: GameInfo
  readonly seed: Seed
  readonly answers: readonly SavedAnswer[]
  /** By seat, what it ordered; a seat that is not there has ordered nothing of its own. */
  readonly orders?: readonly (readonly Order[] | undefined)[]
}

/** An answer as it is kept. One that was kept without its time is a batch of its own. */
export type SavedAnswer = Answered & Partial<Mark>

/** The record of a kept game. Checks are not kept: the replay makes them anew. */
export function recordOf({ info, seed, answers }: SavedGame): GameRecord {
  const { rulebook, version, setup } = info
  return { rulebook, version, setup, seed, answers: answers.map(plain), checks: [] }
}

const plain = ({ seat, action }: SavedAnswer): Answered => ({ seat, action })
