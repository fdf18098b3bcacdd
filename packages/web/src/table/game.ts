import type { Answered, GameRecord, Laid, Order, Pace, Seed, Setup } from '@gunbai/kernel'
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
  /** What it was begun from to try something, if it is a branch. */
  readonly branch?: BranchOf
  /** How it goes, where the lesson has a position and partners of its own. */
  readonly script?: Script
}

/** The game, and the moment of it, that a branch was begun from. */
export interface BranchOf {
  readonly of: string
  readonly moment: number
  /** The game went on then: whatever the seat that looked could not know is imagined. */
  readonly imagined?: boolean
  /** The study, and the line of it, that it may be put into. */
  readonly study?: { readonly id: string; readonly line: number; readonly isOnSite: boolean }
  /** Where one goes back to. */
  readonly back?: string
}

/** A lesson or a puzzle as its table knows it: nothing is at stake there, so that it may be gone back in. */
export interface Script {
  /** So many answers led to the position in which the learner begins. */
  readonly before: number
  /** What the others answer where they have a choice, the most wanted first; else they decline. Left out, their bots play. */
  readonly replies?: readonly Pattern[]
  /** The puzzle that it is, by its id. One turn is played, then the table waits. */
  readonly puzzle?: string
  /** A turn from there as it was once played. Whoever keeps to it has the others answer as they did then. */
  readonly line?: readonly Answered[]
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

/** Whether something may be tried from a game that goes on: not where it counts and the clock runs. */
export function mayTryHere({ online, script }: GameInfo): boolean {
  return script === undefined && (online === undefined || !online.rated || online.byDays)
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
  /** The positions that were laid, where it is a branch. */
  readonly laid?: readonly Laid[]
  /** By seat, what it ordered; a seat that is not there has ordered nothing of its own. */
  readonly orders?: readonly (readonly Order[] | undefined)[]
}

/** An answer as it is kept. One that was kept without its time is a batch of its own. */
export type SavedAnswer = Answered & Partial<Mark>

/** The record of a kept game. Checks are not kept: the replay makes them anew. */
export function recordOf({ info, seed, answers, laid }: SavedGame): GameRecord {
  const { rulebook, version, setup } = info
  const record = { rulebook, version, setup, seed, answers: answers.map(plain), checks: [] }
  return laid === undefined ? record : { ...record, laid: [...laid] }
}

const plain = ({ seat, action }: SavedAnswer): Answered => ({ seat, action })
