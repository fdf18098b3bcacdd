import { part, request, requestText } from './request.ts'
import type { Me } from './site.ts'

/** Somewhere where we are signed in. */
export interface Session {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  readonly current: boolean
}

/** A bot that plays with a key of ours. */
export interface OwnBot {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number
}

/** What a server can do for its people. */
export interface SiteInfo {
  readonly bots: readonly string[]
  /** Whether it sends mails. */
  readonly mail: boolean
  /** By which browsers know its push messages; null where it sends none. */
  readonly pushKey: string | null
}

/** The requests that concern who we are. */
export const account = {
  site: () => request<SiteInfo>('GET', '/site'),
  register: (wish: { name: string; password: string; email?: string; language: string }) =>
    request<Me>('POST', '/people', wish),
  signIn: (name: string, password: string) => request<Me>('POST', '/sessions', { name, password }),
  signOut: () => request('DELETE', '/sessions/current'),
  recover: (email: string) => request('POST', '/recoveries', { email }),
  comeBack: (secret: string, password: string) => request<Me>('PUT', '/recoveries', { secret, password }),

  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  change: (wish: { email?: string | null; notices?: boolean; language?: string; password?: string }) =>
    request<Me>('PATCH', '/me', wish),
  confirmAgain: () => request('POST', '/me/confirmation', {}),
  changePassword: (old: string, password: string) => request('POST', '/me/password', { old, password }),
  sessions: async () => (await request<{ sessions: Session[] }>('GET', '/sessions')).sessions,
  endSession: (id: string) => request('DELETE', `/sessions/${part(id)}`),
  endOtherSessions: () => request('DELETE', '/sessions'),
  data: () => requestText('/me/data'),
  forget: (password: string) => request('DELETE', '/me', password === '' ? {} : { password }),
  muted: async () => (await request<{ muted: { id: string; name: string }[] }>('GET', '/mutes')).muted,

  webhook: () => request<{ url: string | null; hosts: readonly string[] }>('GET', '/me/webhook'),
  setWebhook: (url: string | null) => request('PUT', '/me/webhook', { url }),

  addPush: (subscription: object) => request('POST', '/me/pushes', subscription),
  dropPush: (endpoint: string) => request('DELETE', '/me/pushes', { endpoint }),

  bots: async () => (await request<{ bots: OwnBot[] }>('GET', '/bots')).bots,
  addBot: (name: string) => request<{ bot: OwnBot; key: string }>('POST', '/bots', { name }),
  newKey: (bot: string) => request<{ bot: OwnBot; key: string }>('POST', `/bots/${part(bot)}/key`, {}),
  removeBot: (bot: string) => request('DELETE', `/bots/${part(bot)}`),
} as const
