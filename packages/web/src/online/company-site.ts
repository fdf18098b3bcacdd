import { part, query, Refused, request } from './request.ts'

export interface Somebody {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'person' | 'bot'
}

export interface Friend extends Somebody {
  readonly here: boolean
  readonly seenAt: number
}

async function orNone<T>(ask: () => Promise<T[]>): Promise<T[]> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.code === 'not signed in') return []
    throw error
  }
}

/** The requests about other people. */
export const company = {
  friends: async () => (await request<{ friends: Friend[] }>('GET', '/friends')).friends,
  /** Whoever is nobody yet has none. */
  friendsOrNone: () => orNone(company.friends),
  follow: (id: string) => request('PUT', `/friends/${part(id)}`),
  unfollow: (id: string) => request('DELETE', `/friends/${part(id)}`),
  blocked: async () => (await request<{ blocked: Somebody[] }>('GET', '/blocks')).blocked,
  blockedOrNone: () => orNone(company.blocked),
  block: (id: string) => request('PUT', `/blocks/${part(id)}`),
  unblock: (id: string) => request('DELETE', `/blocks/${part(id)}`),
  search: async (beginning: string) =>
    (await request<{ players: Somebody[] }>('GET', `/players?${query({ beginning })}`)).players,
} as const
