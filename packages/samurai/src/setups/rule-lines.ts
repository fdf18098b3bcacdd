import { everybody, only } from '@gunbai/kernel'
import { commandCards } from '../data/command-cards.ts'
import { kindCoded } from '../data/unit-kinds.ts'
import { BOTTOM, TOP } from '../position/board.ts'
import type { LeaderLine } from './deployment.ts'
import type { FileReader } from './file-lines.ts'
import { type Parameter, type RuleCode, ruleCodes, ruleForms, type SpecialRule } from './special-rules.ts'

/** A `special` or `victory-rule` line as it stands in the file. */
export interface RuleLine {
  readonly line: 'special' | 'victory-rule'
  readonly words: readonly string[]
  readonly number: number
}

/** What a rule's values may point at. */
interface Named {
  readonly zones: ReadonlyMap<string, readonly boolean[]>
  readonly tags: Readonly<Record<string, string>>
  readonly leaderLines: readonly LeaderLine[]
}

/** No rule counts further. */
const mostNumber = 30

const sides = { top: only(TOP), bottom: only(BOTTOM), both: everybody(2) } as const

export function parseRule(reader: FileReader, { line, words, number }: RuleLine, named: Named): SpecialRule {
  const [code, ...pairs] = words
  if (!ruleCodes.includes(code as RuleCode)) {
    return reader.fail(number, `no special rule "${code ?? ''}"; there are ${ruleCodes.join(', ')}`)
  }
  const form = ruleForms[code as RuleCode]
  if (form.line !== line) return reader.fail(number, `"${code}" belongs on a line "${form.line}"`)

  const known: readonly Parameter[] = [...form.needs, ...form.may]
  const values: Partial<Record<Parameter, string | number | boolean>> = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at) as Parameter
    if (at < 1 || !known.includes(name)) {
      return reader.fail(number, `"${code}" takes ${known.join(', ') || 'no values'}; got "${pair}"`)
    }
    const value = valueIn(pair.slice(at + 1))
    if (typeof value === 'number' && value > mostNumber)
      return reader.fail(number, `${name}=${value} is more than ${mostNumber}`)
    values[name] = value
  }
  for (const name of form.needs as readonly Parameter[]) {
    if (values[name] === undefined) return reader.fail(number, `"${code}" needs ${name}=...`)
  }
  checkNames(reader, number, values, named)
  const who = String(values.who ?? 'both')
  if (!Object.hasOwn(sides, who)) return reader.fail(number, `expected who=top, bottom or both, got "${who}"`)
  const zoneName = values.zone === undefined ? '' : String(values.zone)
  return {
    code: code as RuleCode,
    who: sides[who as keyof typeof sides],
    zone: named.zones.get(zoneName) ?? null,
    zoneName,
    values,
  }
}

function checkNames(
  reader: FileReader,
  line: number,
  values: Partial<Record<Parameter, string | number | boolean>>,
  named: Named,
): void {
  const { zone, tag, leader, card, unit } = values
  if (zone !== undefined && !named.zones.has(String(zone))) {
    reader.fail(line, `there is no zone "${zone}"; draw it below the leaders`)
  }
  if (tag !== undefined && named.tags[String(tag)] === undefined) {
    reader.fail(line, `there is no tag "${tag}"; add a line "tag ${tag} <name>" below the leaders`)
  }
  if (leader !== undefined && !named.leaderLines.some((each) => each.key === String(leader))) {
    reader.fail(line, `there is no leader with the key "${leader}"`)
  }
  if (card !== undefined && !commandCards.some((each) => each.title === card)) {
    reader.fail(line, `there is no Command card "${card}"`)
  }
  if (unit !== undefined && kindCoded('gmt', String(unit).toLowerCase()) < 0) {
    reader.fail(line, `there is no unit kind "${unit}"`)
  }
}

function valueIn(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}
