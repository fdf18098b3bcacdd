import type { BattleInfo, BattleMessage, BattlePage, BattleVisibility } from '@gunbai/server/wire'
import { part, query, request } from './request.ts'

/** Which battles are looked for. */
export interface LibrarySearch {
  readonly rulebook?: string
  readonly text?: string
  readonly balance?: string
  readonly size?: string
  readonly stars?: number
  readonly sort?: string
  readonly from?: number
}

/** What is published. */
export interface Publication {
  readonly text: string
  readonly title: string
  readonly sentence: string
  readonly words: readonly string[]
  readonly notes: string
}

export interface FirstPublication extends Publication {
  readonly rulebook: string
  readonly visibility: BattleVisibility
  readonly mayBuild: boolean
  readonly parent?: string
}

export interface VersionText {
  readonly text: string
  readonly hash: string
  /** The option of the setup that it is brought to. */
  readonly option: string
}

export const pageSize = 24

/** What is asked of the site about its library. */
export const librarySite = {
  search: (search: LibrarySearch) =>
    request<{ readonly battles: readonly BattleInfo[]; readonly count: number }>(
      'GET',
      `/library?${query({ limit: pageSize, ...search })}`,
    ),
  mine: async () => (await request<{ battles: readonly BattleInfo[] }>('GET', '/library/mine')).battles,
  counts: async () =>
    (
      await request<{ counts: readonly { readonly rulebook: string; readonly count: number }[] }>(
        'GET',
        '/library/counts',
      )
    ).counts,
  page: (id: string, version?: number) =>
    request<BattlePage>('GET', `/library/${part(id)}?${query({ version })}`),
  text: (id: string, version: number) =>
    request<VersionText>('GET', `/library/${part(id)}/versions/${version}`),
  publish: (wish: FirstPublication) => request<BattleInfo>('POST', '/library', { ...wish, isOwn: true }),
  /** Refused where there is a later version than that one. */
  revise: (id: string, wish: Publication, after: number) =>
    request<BattleInfo>('POST', `/library/${part(id)}/versions`, { ...wish, after }),
  show: (id: string, visibility: BattleVisibility) =>
    request<BattleInfo>('PATCH', `/library/${part(id)}`, { visibility }),
  remove: (id: string) => request('DELETE', `/library/${part(id)}`),
  tryOut: (id: string, bot: string, games: number) =>
    request('POST', `/library/${part(id)}/trials`, { bot, games }),
  rate: (id: string, stars: number | null) => request('PUT', `/library/${part(id)}/rating`, { stars }),
  talk: async (id: string) =>
    (await request<{ messages: BattleMessage[] }>('GET', `/library/${part(id)}/talk`)).messages,
  say: (id: string, text: string) => request('POST', `/library/${part(id)}/talk`, { text }),
  report: (id: string, reason: string, message?: string) =>
    request('POST', `/library/${part(id)}/reports`, {
      reason,
      ...(message === undefined ? {} : { message }),
    }),
}
