import { hexAt } from '@gunbai/hexes'
import { type GameState, type TextProblem, whyUnreadable } from '@gunbai/kernel'
import type { GloryEvent } from '../../event.ts'
import { type Field, fieldOfDraft } from '../../position/field.ts'
import type { GloryState } from '../../state.ts'
import type { Battle } from '../battle.ts'
import { wrongInSetUp } from '../battle-check.ts'
import { parseBattle } from '../battle-file.ts'
import { BattleError } from '../battle-words.ts'
import { setUp } from '../deal.ts'
import { hexCode } from '../hex-code.ts'
import { longestBattle } from '../own-battle.ts'
import { draw } from './edits.ts'
import { hexOf, type Outline, outlineOf, piecesOf, sideCodes } from './outline.ts'

/** What came of reading a text: the field with everything on it that can be read, and what is wrong. */
export interface SheetReading {
  /** Null where there is not even a map to draw. */
  readonly laid: { readonly field: Field; readonly state: GloryState } | null
  readonly problems: readonly TextProblem[]
}

/** No more are told at once, and no more lines left out. */
const mostTold = 9
const mostLeftOut = 80

/**
 * Reads a text by the parser of the engine. It stops at the first thing that it refuses: that line, or that hex, is left out and
 * the rest read again, so that everything wrong is found and everything else is drawn.
 */
export function readSheet(text: string): SheetReading {
  const problems: TextProblem[] = []
  const unreadable = whyUnreadable(text, longestBattle)
  if (unreadable !== null) return { laid: null, problems: [unreadable] }
  let tried = text
  for (let left = 0; left < mostLeftOut; left++) {
    try {
      return laidOut(text, parseBattle('', tried), problems)
    } catch (error) {
      if (!(error instanceof BattleError)) throw error
      const next = without(tried, error)
      if (problems.length < mostTold && !isHidden(text, tried, error)) problems.push(problemIn(text, error))
      if (next === null || next === tried) break
      tried = next
    }
  }
  return { laid: null, problems }
}

/** What follows from a line that was left out need not be told. */
const isHidden = (text: string, tried: string, { problem }: BattleError): boolean =>
  tried !== text && /^there is no (side|formation|commander|zone)|^add a line "rout/.test(problem)

/** The battle on its map, and what the rules have against it. */
function laidOut(text: string, battle: Battle, problems: readonly TextProblem[]): SheetReading {
  const field = fieldOfDraft(battle)
  // only what stands where is asked of it: nothing is played
  const state = setUp(field, { id: 'own', options: {} }, {} as GameState<GloryEvent>)
  const outline = outlineOf(text)
  const found = wrongInSetUp(state).map((sentence) => setUpProblem(outline, sentence))
  return { laid: { field, state }, problems: [...problems, ...found].slice(0, mostTold) }
}

const ruleIn = (reason: string): string | null => /\bJG-[\d.]+(?:-[a-z])?/.exec(reason)?.[0] ?? null

function setUpProblem(outline: Outline, sentence: string): TextProblem {
  const code = /\b\d{4}\b/.exec(sentence)?.[0]
  const place = hexOf(outline, code)
  const named = new RegExp(
    `\\b(${piecesOf(outline, 'unit')
      .map(({ fields }) => fields[1])
      .join('|')})\\b`,
  )
  const unit = named.exec(sentence)?.[0]
  const line =
    outline.pieces.find(({ fields }) => fields[1] === unit)?.line ??
    outline.pieces.find(({ fields }) => fields.includes(code ?? '?'))?.line ??
    0
  return { line, place, reason: sentence.replace(/ \(JG-[^)]*\)/, ''), rule: ruleIn(sentence) }
}

function problemIn(text: string, { line, problem }: BattleError): TextProblem {
  const outline = outlineOf(text)
  const [, column, told] = /^column (\d+): (.*)$/s.exec(problem) ?? [null, null, problem]
  const at = Math.min(line, outline.lines.length) - 1
  const drawn = (outline.drawing?.cells ?? []).findIndex(
    (cell) => cell?.line === at && cell.column === Number(column) - 1,
  )
  const piece = outline.pieces.find((each) => each.line === at)
  const standing =
    piece === undefined
      ? null
      : hexOf(
          outline,
          piece.fields.find((each) => /^\d{4}$/.test(each)),
        )
  return { line: at, place: drawn >= 0 ? drawn : standing, reason: told, rule: ruleIn(problem) }
}

/** The text without what was refused, or with what was missed; null where nothing helps. */
function without(text: string, { line, problem }: BattleError): string | null {
  const lines = text.split('\n')
  if (problem.startsWith('column ')) return redrawnMap(text, line, problem)
  if (line < lines.length || lines[line - 1]?.trim() !== '') {
    const missed = addition(outlineOf(text), problem)
    if (missed !== null) return `${text}\n${missed}`
    if (lines[line - 1] === undefined) return null
    lines[line - 1] = ''
    return lines.join('\n')
  }
  const missed = addition(outlineOf(text), problem)
  return missed === null ? null : `${text}\n${missed}`
}

/** A line that the end of a file misses. */
function addition(outline: Outline, problem: string): string | null {
  const word = /^the file ends without a line "(\w+) /.exec(problem)?.[1]
  if (word !== undefined) return { battle: 'battle own', title: 'title ?', turns: 'turns 10' }[word] ?? null
  if (problem.startsWith('the file ends without a drawing')) {
    const { shape } = outline.map ?? {}
    if (shape === undefined) return null
    const rows = Array.from(
      { length: shape.rows },
      (_, row) => (row % 2 === 1 ? '  ' : '') + Array.from({ length: shape.cols }, () => '.').join('   '),
    )
    return ['map', ...rows, 'end'].join('\n')
  }
  if (/^expected two sides, found [01]/.test(problem)) {
    const code = sideCodes(outline).length === 0 ? 'first' : 'second'
    return `side | ${code} | ?\nrout ${code} W`
  }
  const rout = /^add a line "(rout \S+ W)"/.exec(problem)?.[1]
  return rout ?? null
}

/** One cell of open ground, or the whole map drawn anew where rows or cells are missing. */
function redrawnMap(text: string, line: number, problem: string): string | null {
  const column = Number(/^column (\d+)/.exec(problem)?.[1]) - 1
  const outline = outlineOf(text)
  const hex = (outline.drawing?.cells ?? []).findIndex(
    (cell) => cell?.line === line - 1 && cell.column === column,
  )
  if (hex >= 0 && problem.includes('is no terrain')) return draw(text, [{ hex, token: '.' }])
  const { map, drawing } = outline
  if (map === null || drawing === null) return null
  const { rows, cols } = map.shape
  const fresh = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => {
      const token = drawing.cells[hexAt(map, row, col)]?.token ?? '.'
      return /^[.wopmvtc]\d?$/.test(token) ? token.padEnd(3) : '.  '
    }).join(' '),
  )
  const lines = text.split('\n')
  const drawn = fresh.map((row, i) => (i % 2 === 1 ? `  ${row}` : row))
  // as many lines as before where that can be, so that what is told next has its line
  const room = drawing.end - drawing.heading - 1
  const padded =
    drawn.length < room ? [...drawn, ...Array.from({ length: room - drawn.length }, () => '')] : drawn
  lines.splice(drawing.heading + 1, room, ...padded)
  return lines.join('\n')
}

/** The name of a hex in this text. */
export const placeName = (outline: Outline, place: number): string =>
  outline.map === null ? '' : hexCode(outline.map, place as Parameters<typeof hexCode>[1])
