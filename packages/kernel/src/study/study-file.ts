import { BadInput, shown } from '../bad-input.ts'
import { type Answered, answerAsList, answerIn, type GameRecord, printRecord, recordIn } from '../record.ts'
import type { Snapshot } from '../snapshot.ts'
import {
  lastOf,
  plainText,
  type Remark,
  type Study,
  type StudyArrow,
  type StudyBranch,
  type StudyMark,
  studyBounds,
  type Tint,
  tints,
} from './study.ts'

const format = 1

/** A study as the text of a file. */
export function printStudy({ title, record, branches, remarks }: Study): string {
  const lines = (list: readonly unknown[]) => list.map((each) => `\n    ${JSON.stringify(each)}`).join(',')
  return [
    '{',
    `  "gunbai-study": ${format},`,
    `  "title": ${JSON.stringify(title)},`,
    `  "record": ${printRecord(record).trimEnd()},`,
    `  "branches": [${lines(
      branches.map(({ answers, ...branch }) => ({
        ...branch,
        answers: answers.map(answerAsList),
      })),
    )}\n  ],`,
    `  "remarks": [${lines(remarks)}\n  ]`,
    '}\n',
  ].join('\n')
}

/**
 * Reads a study's text. Throws BadInput that says what is wrong with it. Whether its answers are legal shows when its lines are
 * replayed; what it says is text and nothing else.
 */
export function parseStudy(text: string): Study {
  if (text.length > studyBounds.characters) {
    throw new BadInput(
      `This study is too long: expected at most ${studyBounds.characters} characters, got ${text.length}. Leave some branches out.`,
    )
  }
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (problem) {
    throw new BadInput(
      `This is not a study: it is not JSON (${(problem as Error).message}). Was the file cut short or edited?`,
    )
  }
  return studyIn(file)
}

function studyIn(file: unknown): Study {
  const top = objectIn(file, 'at its top')
  if (top['gunbai-study'] !== format) {
    throw unfit(`"gunbai-study": ${format}`, top['gunbai-study'], 'at its top')
  }
  const title = textIn(top.title, studyBounds.title, 'under "title"')
  const record = recordIn(top.record)
  const study: Study = { title, record, branches: branchesIn(top.branches, record), remarks: [] }
  return { ...study, remarks: remarksIn(top.remarks, study) }
}

function branchesIn(list: unknown, record: GameRecord): StudyBranch[] {
  const branches: StudyBranch[] = []
  for (const [i, entry] of listIn(list, studyBounds.branches, 'under "branches"').entries()) {
    const where = `in branch ${i + 1}`
    const { name, from, at, laid, answers } = objectIn(entry, `as branch ${i + 1}`)
    const line = countIn(from, i, `as "from" ${where}, which leaves an earlier line`)
    const last = lastOf({ title: '', record, branches, remarks: [] }, line)
    branches.push({
      name: textIn(name, studyBounds.branchName, `as "name" ${where}`),
      from: line,
      at: countIn(at, last, `as "at" ${where}`),
      laid: laid === null ? null : laidIn(laid, where),
      answers: listIn(answers, 1_000_000, `as "answers" ${where}`).map((each) => answeredIn(each, where)),
    })
  }
  return branches
}

function laidIn(laid: unknown, where: string): Snapshot {
  const state = objectIn(laid, `as "laid" ${where}`)
  if (!Array.isArray(state.stack)) throw unfit('a position with a "stack"', laid, `as "laid" ${where}`)
  return state as Snapshot
}

function answeredIn(entry: unknown, where: string): Answered {
  const answered = answerIn(entry)
  if (answered === null) throw unfit('[seat, {"kind": ...}]', entry, where)
  return answered
}

function remarksIn(list: unknown, study: Study): Remark[] {
  const seen = new Set<string>()
  return listIn(list, studyBounds.remarks, 'under "remarks"').map((entry, i) => {
    const where = `in remark ${i + 1}`
    const { line, moment, text, marks, arrows } = objectIn(entry, `as remark ${i + 1}`)
    const of = countIn(line, study.branches.length, `as "line" ${where}`)
    const at = countIn(moment, lastOf(study, of), `as "moment" ${where}`)
    const key = `${of} ${at}`
    if (seen.has(key)) throw unfit('one remark at a moment', entry, `as remark ${i + 1}`)
    seen.add(key)
    return {
      line: of,
      moment: at,
      text: textIn(text, studyBounds.text, `as "text" ${where}`),
      marks: listIn(marks, studyBounds.drawn, `as "marks" ${where}`).map((each): StudyMark => {
        const mark = objectIn(each, `as a mark ${where}`)
        return { at: placeIn(mark.at, where), tint: tintIn(mark.tint, where) }
      }),
      arrows: listIn(arrows, studyBounds.drawn, `as "arrows" ${where}`).map((each): StudyArrow => {
        const arrow = objectIn(each, `as an arrow ${where}`)
        return {
          from: placeIn(arrow.from, where),
          to: placeIn(arrow.to, where),
          tint: tintIn(arrow.tint, where),
        }
      }),
    }
  })
}

const placeIn = (value: unknown, where: string) =>
  countIn(value, studyBounds.place, `as a place of the board ${where}`)

function tintIn(value: unknown, where: string): Tint {
  const found = tints.find((each) => each === value)
  if (found === undefined) throw unfit(`one of ${tints.join(', ')}`, value, `as "tint" ${where}`)
  return found
}

function textIn(value: unknown, most: number, where: string): string {
  if (typeof value !== 'string' || value.length > most) {
    throw unfit(`a text of at most ${most} characters`, value, where)
  }
  return plainText(value, most)
}

function countIn(value: unknown, most: number, where: string): number {
  if (!isCount(value) || value > most) throw unfit(`a whole number from 0 to ${most}`, value, where)
  return value
}

function listIn(value: unknown, most: number, where: string): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw unfit(`a list of at most ${most}`, value, where)
  return value
}

function objectIn(value: unknown, where: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw unfit('an object in braces', value, where)
  }
  return value as Record<string, unknown>
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function unfit(expected: string, came: unknown, where: string): BadInput {
  return new BadInput(
    `This is not a study that can be read: expected ${expected} ${where}, got ${shown(came)}.`,
  )
}
