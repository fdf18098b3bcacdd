import type { TournamentInfo, TournamentPage, TournamentWish } from '@gunbai/server/wire'
import { part, request } from './request.ts'

const at = (id: string) => `/tournaments/${part(id)}`

/** The requests about tournaments and leagues. */
export const tournamentSite = {
  list: async () => (await request<{ tournaments: TournamentInfo[] }>('GET', '/tournaments')).tournaments,
  make: (wish: TournamentWish) => request<TournamentPage>('POST', '/tournaments', { ...wish }),
  page: (id: string) => request<TournamentPage>('GET', at(id)),
  enter: (id: string) => request<TournamentPage>('POST', `${at(id)}/entrants`, {}),
  withdraw: (id: string) => request<TournamentPage>('DELETE', `${at(id)}/entrants/me`),
  addBot: (id: string, bot: string) => request<TournamentPage>('POST', `${at(id)}/bots`, { bot }),
  begin: (id: string) => request<TournamentPage>('POST', `${at(id)}/beginning`, {}),
  remove: (id: string) => request('DELETE', at(id)),
} as const
