import { studyBounds } from '@gunbai/kernel/study'
import { Type } from 'typebox'
import { exactly, id, oneOf, time } from '../api/schemas/basics.ts'
import { studyVisibilities } from '../storage/study-tables.ts'
import type { StudyInfo, StudyMessage, StudyPage } from './studies.ts'

const text = Type.String({
  minLength: 1,
  maxLength: studyBounds.characters,
  description: 'a study as its file has it',
})
const visibility = oneOf(studyVisibilities)

export const studyWish = exactly({ text, visibility })
export const studyWriting = exactly({
  text,
  edition: Type.Integer({ minimum: 1, description: 'the one that you read' }),
})
export const studyShowing = exactly({ visibility })
export const studyQuery = exactly({ list: oneOf(['mine', 'public'] as const) })

const info = {
  id,
  owner: Type.Object({ id, name: Type.String() }),
  title: Type.String(),
  rulebook: Type.String(),
  setup: Type.String(),
  visibility,
  edition: Type.Integer({ description: 'grows with every writing' }),
  branches: Type.Integer(),
  notes: Type.Integer(),
  touchedAt: time,
}

export const studyInfo = Type.Unsafe<StudyInfo>(Type.Object(info, { title: 'Study' }))
export const studyPage = Type.Unsafe<StudyPage>(
  Type.Object({ ...info, text, mayWrite: Type.Boolean({ description: 'whether you may' }) }),
)
export const studyList = Type.Object({ studies: Type.Array(studyInfo) })

export const studyMessage = Type.Unsafe<StudyMessage>(
  Type.Object({ id, author: Type.Object({ id, name: Type.String() }), text: Type.String(), at: time }),
)
export const studyTalk = Type.Object({ messages: Type.Array(studyMessage) })
export const studySaying = exactly({ text: Type.String({ minLength: 1, maxLength: 500 }) })
export const studyReport = exactly({
  message: Type.Optional(Type.String({ ...id, description: 'of the talk; without one the study itself' })),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
})

/** Where in a study somebody looks. */
export const studyPlace = exactly({
  line: Type.Integer({ minimum: 0, maximum: studyBounds.branches, description: '0 is the game itself' }),
  moment: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
})
