export const studyVisibilities = ['public', 'link', 'private'] as const
export type StudyVisibility = (typeof studyVisibilities)[number]

export interface StudyRow {
  id: string
  owner: string
  title: string
  rulebook: string
  setup: string
  visibility: StudyVisibility
  text: string // the study as its file has it
  edition: number // grows with every writing
  branches: number
  notes: number
  created_at: number
  touched_at: number
}

/** What is said by those who look at a study. */
export interface StudyTalkRow {
  id: string
  study: string
  author: string
  text: string // empty where it was erased
  at: number
}

/** That somebody finds something wrong with a study, or with what was said about it. */
export interface StudyReportRow {
  id: string
  study: string
  message: string | null // of the talk; null is the study itself
  reporter: string
  reason: string
  at: number
  settled_at: number | null
}
