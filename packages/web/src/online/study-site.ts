import type { StudyInfo, StudyMessage, StudyPage, StudyVisibility } from '@gunbai/server/wire'
import { part, request } from './request.ts'

/** What is asked of the site about studies. */
export const studySite = {
  read: (id: string) => request<StudyPage>('GET', `/studies/${part(id)}`),
  make: (text: string, visibility: StudyVisibility) =>
    request<StudyInfo>('POST', '/studies', { text, visibility }),
  /** Refused where somebody has written it since that edition was read. */
  write: (id: string, text: string, edition: number) =>
    request<StudyInfo>('PUT', `/studies/${part(id)}`, { text, edition }),
  show: (id: string, visibility: StudyVisibility) =>
    request<StudyInfo>('PATCH', `/studies/${part(id)}`, { visibility }),
  remove: (id: string) => request<object>('DELETE', `/studies/${part(id)}`),
  talk: async (id: string) =>
    (await request<{ messages: StudyMessage[] }>('GET', `/studies/${part(id)}/talk`)).messages,
  say: (id: string, text: string) => request<object>('POST', `/studies/${part(id)}/talk`, { text }),
  report: (id: string, reason: string, message?: string) =>
    request<object>('POST', `/studies/${part(id)}/reports`, {
      reason,
      ...(message === undefined ? {} : { message }),
    }),
  list: (list: 'mine' | 'public') =>
    request<{ readonly studies: readonly StudyInfo[] }>('GET', `/studies?list=${list}`),
}
