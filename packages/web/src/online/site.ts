import type { MatchInfo, MatchWish, ProblemCode, ProblemDetails, ShownMessage } from '@gunbai/server/wire'

/** Somebody who is signed in, or a guest. */
export interface Me {
  readonly id: string
  readonly kind: 'guest' | 'person' | 'bot'
  readonly name: string
}

/** A match with what concerns the one who asks. */
export interface MatchPage {
  readonly match: MatchInfo
  readonly seat: number | null
  readonly invitation: string | null
}

export type MatchListName = 'open' | 'live' | 'mine' | 'finished'

/** What the server has refused. The message is an English sentence. */
export class Refused extends Error {
  readonly code: ProblemCode | 'offline'
  readonly details: ProblemDetails

  constructor(code: ProblemCode | 'offline', message: string, details: ProblemDetails = {}) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.details = details
  }
}

/** The requests that the screens make of the server which they came from. */
export const site = {
  /** Who we are; null is nobody yet. Throws where there is no server that knows people. */
  async me(): Promise<Me | null> {
    try {
      return await ask<Me>('GET', '/me')
    } catch (error) {
      if (error instanceof Refused && error.code === 'not signed in') return null
      throw error
    }
  },
  guest: (language: string) => ask<Me>('POST', '/guests', { language }),
  register: (wish: { name: string; password: string; email?: string; language: string }) =>
    ask<Me>('POST', '/people', wish),
  signIn: (name: string, password: string) => ask<Me>('POST', '/sessions', { name, password }),
  recover: (email: string) => ask('POST', '/recoveries', { email }),
  comeBack: (secret: string, password: string) => ask<Me>('PUT', '/recoveries', { secret, password }),
  signOut: () => ask('DELETE', '/sessions/current'),
  matches: async (list: MatchListName) =>
    (await ask<{ matches: MatchInfo[] }>('GET', `/matches?list=${list}&limit=30`)).matches,
  make: (wish: MatchWish) => ask<MatchPage>('POST', '/matches', { ...wish }),
  match: (id: string) => ask<MatchPage>('GET', `/matches/${encodeURIComponent(id)}`),
  invited: (invitation: string) => ask<MatchPage>('GET', `/invitations/${encodeURIComponent(invitation)}`),
  join: (id: string, invitation?: string) =>
    ask<MatchPage>(
      'POST',
      `/matches/${encodeURIComponent(id)}/players`,
      invitation === undefined ? {} : { invitation },
    ),
  remove: (id: string) => ask('DELETE', `/matches/${encodeURIComponent(id)}`),
  chat: async (id: string, room: 'players' | 'spectators') =>
    (await ask<{ messages: ShownMessage[] }>('GET', `/matches/${encodeURIComponent(id)}/chat?room=${room}`))
      .messages,
  mute: (person: string) => ask('PUT', `/mutes/${encodeURIComponent(person)}`),
  report: (message: string, reason: string) => ask('POST', '/reports', { message, reason }),
  async record(id: string): Promise<string> {
    const response = await fetch(`/api/matches/${encodeURIComponent(id)}/record`)
    if (!response.ok) throw new Refused('not now', 'The record is told when the match is over.')
    return response.text()
  },
  moment: (id: string, moment: number, eyes: number | null) =>
    ask<{ view: unknown; last: number; questions: readonly never[] }>(
      'GET',
      `/matches/${encodeURIComponent(id)}/moments/${moment}?eyes=${eyes ?? 'spectator'}`,
    ),
} as const

/** The beginning of the server's addresses; a test in Node has to say which server. */
export const server = { url: '' }

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (response?.ok && answer !== null) return answer as T
  const problem = answer?.problem
  throw problem === undefined || problem === null
    ? new Refused('offline', 'The server does not answer.')
    : new Refused(problem.code, problem.message, problem)
}
