import type { Answered, GameRecord } from '../record.ts'
import type { Snapshot } from '../snapshot.ts'

/** In which colours one draws on a board. */
export const tints = ['gold', 'red', 'green', 'ink'] as const
export type Tint = (typeof tints)[number]

/** A place of the board that is marked; places are numbered as the board numbers them. */
export interface StudyMark {
  readonly at: number
  readonly tint: Tint
}

export interface StudyArrow {
  readonly from: number
  readonly to: number
  readonly tint: Tint
}

/** What is said and drawn at one moment of one line. */
export interface Remark {
  /** 0 is the game itself, others are its branches, counted from 1. */
  readonly line: number
  readonly moment: number
  readonly text: string
  readonly marks: readonly StudyMark[]
  readonly arrows: readonly StudyArrow[]
}

/** Another way that the game could have gone. */
export interface StudyBranch {
  readonly name: string
  /** The line that it leaves, and after how many of its answers. */
  readonly from: number
  readonly at: number
  /** The position from which it goes on; null where the same dice come. */
  readonly laid: Snapshot | null
  /** Those from there on. */
  readonly answers: readonly Answered[]
}

/** A game with branches, and what somebody has to say of it. Plain data: it is kept, sent and saved as it is. */
export interface Study {
  readonly title: string
  readonly record: GameRecord
  readonly branches: readonly StudyBranch[]
  readonly remarks: readonly Remark[]
}

/** Where one looks. */
export interface StudyPlace {
  readonly line: number
  readonly moment: number
}

/** What bounds a study, wherever it comes from. */
export const studyBounds = {
  title: 120,
  branchName: 80,
  branches: 60,
  remarks: 400,
  text: 4_000,
  drawn: 60,
  place: 9_999,
  /** Of the whole as a text. */
  characters: 1_000_000,
} as const

export function studyOf(record: GameRecord, title: string): Study {
  return { title: plainText(title, studyBounds.title), record, branches: [], remarks: [] }
}

/** A line as the record that it is: whatever led to it, and where it went on from a laid position. */
export function lineRecord(study: Study, line: number): GameRecord {
  const { checks: _, laid: __, ...rest } = study.record
  const { answers, laid } = waysTo(study, line)
  const record = { ...rest, answers: [...answers], checks: [] }
  return laid.length === 0 ? record : { ...record, laid: [...laid] }
}

type Ways = Required<Pick<GameRecord, 'answers' | 'laid'>>

function waysTo(study: Study, line: number): Ways {
  const branch = study.branches[line - 1]
  if (branch === undefined) return { answers: study.record.answers, laid: study.record.laid ?? [] }
  const before = waysTo(study, branch.from)
  const { at, laid } = branch
  return {
    answers: [...before.answers.slice(0, at), ...branch.answers],
    laid: [
      ...before.laid.filter(({ after }) => after < at || (after === at && laid === null)),
      ...(laid === null ? [] : [{ after: at, state: laid }]),
    ],
  }
}

/** The last moment of a line. */
export function lastOf(study: Study, line: number): number {
  const branch = study.branches[line - 1]
  return branch === undefined ? study.record.answers.length : branch.at + branch.answers.length
}

/** The study with a branch more, which left one of its lines; null where that record did not, or there are too many. */
export function withBranch(
  study: Study,
  { line, moment }: StudyPlace,
  record: GameRecord,
  name: string,
): Study | null {
  const parent = lineRecord(study, line)
  const isItsOwn =
    JSON.stringify(parent.answers.slice(0, moment)) === JSON.stringify(record.answers.slice(0, moment))
  if (!isItsOwn || study.branches.length >= studyBounds.branches) return null
  const laid = record.laid?.find(({ after }) => after === moment)?.state ?? null
  const branch: StudyBranch = {
    name: plainText(name, studyBounds.branchName),
    from: line,
    at: moment,
    laid,
    answers: record.answers.slice(moment),
  }
  return { ...study, branches: [...study.branches, branch] }
}

/** Without a branch, and without those that leave it. */
export function withoutBranch(study: Study, line: number): Study {
  const gone = new Set([line])
  for (const [i, { from }] of study.branches.entries()) if (gone.has(from)) gone.add(i + 1)
  const kept = study.branches.flatMap((_, i) => (gone.has(i + 1) ? [] : [i + 1]))
  const now = (before: number) => (before === 0 ? 0 : kept.indexOf(before) + 1)
  return {
    ...study,
    branches: kept.map((each) => {
      const branch = study.branches[each - 1] as StudyBranch
      return { ...branch, from: now(branch.from) }
    }),
    remarks: study.remarks
      .filter(({ line: of }) => !gone.has(of))
      .map((each) => ({ ...each, line: now(each.line) })),
  }
}

const nothingSaid = { text: '', marks: [], arrows: [] }

/** What is said and drawn at a place. */
export function remarkAt({ remarks }: Study, { line, moment }: StudyPlace): Remark {
  const found = remarks.find((each) => each.line === line && each.moment === moment)
  return found ?? { line, moment, ...nothingSaid }
}

/** The study with this said and drawn there instead of what was; nothing said and drawn is no remark. */
export function withRemark(study: Study, remark: Remark): Study {
  const others = study.remarks.filter(({ line, moment }) => line !== remark.line || moment !== remark.moment)
  const text = plainText(remark.text, studyBounds.text)
  const { marks, arrows } = remark
  const isEmpty = text === '' && marks.length === 0 && arrows.length === 0
  if (!isEmpty && others.length >= studyBounds.remarks) return study
  const drawn = { marks: marks.slice(-studyBounds.drawn), arrows: arrows.slice(-studyBounds.drawn) }
  const remarks = isEmpty ? others : [...others, { ...remark, text, ...drawn }]
  return { ...study, remarks: remarks.toSorted((a, b) => a.line - b.line || a.moment - b.moment) }
}

/** Marks a place, or takes that mark away. */
export function toggledMark(remark: Remark, mark: StudyMark): Remark {
  const others = remark.marks.filter(({ at }) => at !== mark.at)
  const had = remark.marks.some(({ at, tint }) => at === mark.at && tint === mark.tint)
  return { ...remark, marks: had ? others : [...others, mark] }
}

/** Draws an arrow, or takes it away. */
export function toggledArrow(remark: Remark, arrow: StudyArrow): Remark {
  const isSame = ({ from, to }: StudyArrow) => from === arrow.from && to === arrow.to
  const others = remark.arrows.filter((each) => !isSame(each))
  const had = remark.arrows.some((each) => isSame(each) && each.tint === arrow.tint)
  return { ...remark, arrows: had ? others : [...others, arrow] }
}

/** A text of at most so many characters, without control characters and marks that turn the direction of everything after. */
export function plainText(text: string, most: number): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?:(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069])+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim()
}
