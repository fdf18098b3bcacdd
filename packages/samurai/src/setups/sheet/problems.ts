import { type TextProblem, whyUnreadable } from '@gunbai/kernel'
import { ScenarioError } from '../file-lines.ts'
import { longestBattle } from '../own-battle.ts'
import { parseScenario } from '../parse.ts'
import type { Scenario } from '../scenario.ts'
import { outlineOf } from './outline.ts'

/** Something that the engine would refuse, and in which drawing it is. */
export interface SheetProblem extends TextProblem {
  readonly layer: 'terrain' | 'units' | null
}

/** What came of reading a text: the battle, or what is wrong with it. */
export type SheetReading =
  | { readonly scenario: Scenario; readonly problems: readonly [] }
  | { readonly scenario: null; readonly problems: readonly SheetProblem[] }

/** No more are looked for at once. */
const most = 9

/**
 * Reads a text by the parser of the engine. It stops at the first thing that it refuses; where that is one hex, the hex is
 * left out and the rest is read again, so that everything wrong on the map is found.
 */
export function readSheet(text: string): SheetReading {
  const problems: SheetProblem[] = []
  const unreadable = whyUnreadable(text, longestBattle)
  if (unreadable !== null) return { scenario: null, problems: [{ ...unreadable, layer: null }] }
  let tried = text
  while (problems.length < most) {
    try {
      const scenario = parseScenario('', tried, 'in any')
      if (problems.length === 0) return { scenario, problems: [] }
      break
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error
      const problem = problemIn(tried, error)
      problems.push(problem)
      if (problem.place === null || problem.layer === null) break
      tried = without(tried, problem)
    }
  }
  return { scenario: null, problems }
}

function problemIn(text: string, { line, problem }: ScenarioError): SheetProblem {
  const outline = outlineOf(text)
  const [, column, told] = /^column (\d+): (.*)$/s.exec(problem) ?? [null, null, problem]
  const found = (['terrain', 'units'] as const).flatMap((layer) => {
    const hex = (outline[layer]?.cells ?? []).findIndex(
      (cell) => cell?.line === line - 1 && (column === null || cell.column === Number(column) - 1),
    )
    return column === null || hex < 0 ? [] : [{ layer, hex }]
  })[0]
  const rule = /\bSB-[A-Z]+(?:-[A-Z]+)*-\d+/.exec(told)?.[0] ?? null
  return {
    line: line - 1,
    place: found?.hex ?? null,
    layer: found?.layer ?? null,
    reason: told.replace(/ \(SB-[^)]*\)$/, ''),
    rule,
  }
}

/** The text without what is drawn there. A leader goes on standing, so that nobody misses him. */
function without(text: string, { line, place, layer }: SheetProblem): string {
  const cell = place === null || layer === null ? undefined : outlineOf(text)[layer]?.cells[place]
  if (cell === undefined) return text
  const lines = text.split('\n')
  const row = lines[line]
  lines[line] =
    row.slice(0, cell.column) + '.'.padEnd(cell.token.length) + row.slice(cell.column + cell.token.length)
  const key = layer === 'units' ? cell.token.split('+')[1] : undefined
  const listed = key === undefined ? undefined : outlineOf(text).leaders.find((each) => each.key === key)
  if (listed !== undefined) lines[listed.line] = `# ${lines[listed.line]}`
  return lines.join('\n')
}
