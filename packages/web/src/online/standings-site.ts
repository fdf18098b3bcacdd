import type { CastProof } from '@gunbai/server/wire'
import { part, request } from './request.ts'

export interface Place {
  readonly kind: 'guest' | 'person' | 'bot' | 'house bot'
  readonly id: string | null
  readonly name: string
  readonly rating: number
  readonly deviation: number
  readonly games: number
  /** What it was in the last half year, in order. */
  readonly past: readonly number[]
}

/** How well rated games were played: by their results, and had luck been even. */
export interface EvenLuck {
  readonly games: number
  readonly byResults: Performance
  readonly even: Performance
}

/** The rating with which just this would have been expected, and half its interval of 95 %. */
interface Performance {
  readonly rating: number
  readonly within: number
}

export interface Profile {
  readonly id: string
  readonly kind: 'guest' | 'person' | 'bot'
  readonly name: string
  readonly createdAt: number
  readonly ratings: readonly {
    readonly rulebook: string
    readonly rating: number
    readonly deviation: number
    readonly games: number
    readonly past: readonly number[]
    /** How well the latest of them were played; null where there are too few. */
    readonly evenLuck: EvenLuck | null
  }[]
  /** The latest games, and how many of them were won. */
  readonly lately: { readonly games: number; readonly won: number }
}

/** A bot that somebody has brought. */
export interface BroughtBot {
  readonly id: string
  readonly name: string
  readonly owner: string
  readonly awake: boolean
  readonly seenAt: number
  readonly ratings: readonly Omit<Profile['ratings'][number], 'past' | 'evenLuck'>[]
}

/** What the server says of the dice of a match that is over. */
export interface DiceCheck {
  readonly commitment: string
  readonly seed: string
  readonly hash: string
  readonly answers: number
}

/** The requests about what has been played. */
export const standings = {
  ladder: async (rulebook: string) =>
    (await request<{ places: Place[] }>('GET', `/ladder/${part(rulebook)}`)).places,
  broughtBots: async () => (await request<{ bots: BroughtBot[] }>('GET', '/bots/brought')).bots,
  player: (name: string) => request<Profile>('GET', `/players/${part(name)}`),
  dice: (match: string) => request<DiceCheck>('GET', `/matches/${part(match)}/dice`),
  casts: (match: string) => request<CastProof>('GET', `/matches/${part(match)}/casts`),
} as const
