import { request } from './request.ts'

export interface OpenReport {
  readonly id: string
  readonly message: string
  readonly match: string
  /** The battle of the library that it is about; null of everything else. */
  readonly battle: string | null
  readonly author: string
  readonly text: string
  readonly reason: string
  readonly at: number
}

/** What moderators see. */
export interface Overview {
  readonly reports: readonly OpenReport[]
  readonly networks: readonly { readonly network: string; readonly ends_at: number | null }[]
  readonly audit: readonly {
    readonly at: number
    /** Null is the keeper of the site. */
    readonly actor: string | null
    readonly deed: string
    readonly subject: string
    readonly note: string
  }[]
}

/** What a moderator does, why, and with what. */
export interface Care {
  readonly deed: 'settle' | 'erase' | 'ban' | 'unban' | 'end' | 'take down' | 'put back' | 'shut' | 'open'
  readonly subject: string
  readonly note: string
  readonly winners?: readonly number[]
  readonly days?: number
}

/** The requests of moderators. */
export const moderation = {
  overview: () => request<Overview>('GET', '/moderation'),
  do: (care: Care) => request('POST', '/moderation', care),
} as const
