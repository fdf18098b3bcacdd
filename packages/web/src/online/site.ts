import type { Advised } from '@gunbai/bots'
import type { ChatRoom, MatchInfo, MatchWish, PastEntry, ShownMessage } from '@gunbai/server/wire'
import { part, query, Refused, request, requestText } from './request.ts'

/** Somebody who is signed in, or a guest. */
export interface Me {
  readonly id: string
  readonly kind: 'guest' | 'person' | 'bot'
  readonly name: string
  readonly email: string | null
  /** Until it is confirmed nothing but the confirmation is mailed there. */
  readonly emailConfirmed: boolean
  /** In which mails and messages come. */
  readonly language: string
  /** Whether "your move" may come by mail. */
  readonly notices: boolean
  /** Whether we look after the others. */
  readonly role: 'moderator' | null
}

/** A match with what concerns the one who asks. */
export interface MatchPage {
  readonly match: MatchInfo
  readonly seat: number | null
  readonly invitation: string | null
  /** False where the server no longer has the rules that it was begun with. */
  readonly playable: boolean
}

export type MatchListName = 'open' | 'live' | 'mine' | 'finished'

/** Which matches a list is to show. */
export interface MatchSearch {
  readonly player?: string
  readonly rulebook?: string
  readonly setup?: string
  readonly status?: MatchInfo['status']
  /** Only those before that time. */
  readonly before?: number | null
  readonly limit?: number
}

export interface FoundMatches {
  readonly matches: readonly MatchInfo[]
  /** For the next page. */
  readonly next: number | null
}

/** The chain with which we sit down where everybody adds to the dice. */
async function chainOf({ dice }: Pick<MatchInfo, 'dice'>): Promise<{ chain?: string }> {
  return dice === 'house' ? {} : { chain: (await import('./chains.ts')).newChain() }
}

/** The requests for playing. */
export const site = {
  /** Who we are; null is nobody yet. Throws where there is no server that knows people. */
  async me(): Promise<Me | null> {
    try {
      return await request<Me>('GET', '/me')
    } catch (error) {
      if (error instanceof Refused && error.code === 'not signed in') return null
      throw error
    }
  },
  /** Has mails and messages come in another language. */
  speak: (language: string) => request<Me>('PATCH', '/me', { language }),
  guest: (language: string) => request<Me>('POST', '/guests', { language }),
  matches: (list: MatchListName, search: MatchSearch = {}) =>
    request<FoundMatches>('GET', `/matches?${query({ list, limit: 30, ...search })}`),
  /** Our own that go on or wait for players, and the latest that are over. */
  async mine(): Promise<MatchInfo[]> {
    const found = await Promise.all([
      site.matches('mine', { status: 'playing', limit: 100 }),
      site.matches('mine', { status: 'waiting' }),
      site.matches('mine', { status: 'over', limit: 5 }),
    ])
    return found.flatMap(({ matches }) => matches)
  },
  make: async (wish: MatchWish) =>
    request<MatchPage>('POST', '/matches', { ...wish, ...(await chainOf({ dice: wish.dice ?? 'house' })) }),
  match: (id: string) => request<MatchPage>('GET', `/matches/${part(id)}`),
  invited: (invitation: string) => request<MatchPage>('GET', `/invitations/${part(invitation)}`),
  /** Sits down; where everybody adds to the dice, with a chain that is made for it. */
  async join(match: MatchInfo, invitation?: string) {
    const chain = await chainOf(match)
    const wish = { ...chain, ...(invitation === undefined ? {} : { invitation }) }
    return request<MatchPage>('POST', `/matches/${part(match.id)}/players`, wish)
  },
  /** The same again with the sides exchanged: a table is laid, or we sit down at it. */
  rematch: async (match: MatchInfo) =>
    request<MatchPage>('POST', `/matches/${part(match.id)}/rematch`, await chainOf(match)),
  seatBot: (id: string, seat: number, bot: string) =>
    request<MatchPage>('POST', `/matches/${part(id)}/bots`, { seat, bot }),
  /** Plays on for somebody who has left. */
  takeOver: (id: string, seat: number) => request('POST', `/matches/${part(id)}/takeovers`, { seat }),
  /** Matches at which a chair is kept for us. */
  challenges: async () => (await request<FoundMatches>('GET', '/challenges')).matches,
  decline: (id: string) => request('DELETE', `/challenges/${part(id)}`),
  /** How far we have seen a match, wherever that was; null where we have not. */
  lastLook: async (id: string) =>
    (await request<{ number: number | null }>('GET', `/matches/${part(id)}/look`)).number,
  look: (id: string, number: number) => request('PUT', `/matches/${part(id)}/look`, { number }),
  /** Another link to our match; the one before leads nowhere any more. */
  inviteAnew: (id: string) => request('POST', `/matches/${part(id)}/invitation`, {}),
  remove: (id: string) => request('DELETE', `/matches/${part(id)}`),
  chat: async (id: string, room: ChatRoom) =>
    (await request<{ messages: ShownMessage[] }>('GET', `/matches/${part(id)}/chat?room=${room}`)).messages,
  say: (id: string, room: ChatRoom, text: string) =>
    request('POST', `/matches/${part(id)}/chat`, { room, text }),
  mute: (person: string) => request('PUT', `/mutes/${part(person)}`),
  unmute: (person: string) => request('DELETE', `/mutes/${part(person)}`),
  report: (message: string, reason: string) => request('POST', '/reports', { message, reason }),
  /** What a strong player would consider in our place. */
  advice: async (id: string) =>
    (await request<{ advice: Advised[] }>('POST', `/matches/${part(id)}/advice`, {})).advice,
  /** Where a match stood after one of the entries that we have heard of. */
  entry: (id: string, number: number) => request<PastEntry>('GET', `/matches/${part(id)}/entries/${number}`),
  /** The record of a match that is over, as the text of a file. */
  record: (id: string) => requestText(`/matches/${part(id)}/record`),
} as const
