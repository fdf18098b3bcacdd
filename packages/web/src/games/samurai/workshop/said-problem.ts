import type { Words } from '../../../words/words.tsx'
import type { SamuraiOutline } from './bench.tsx'

/** What the parser says of a drawing, and the message that says it in the reader's language; by the names of what it speaks of. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^(?<n>\d+) terrain tiles; .* has (?<most>\d+)/, 'tiles'],
  [/^(?<n>\d+) hills; .* has (?<most>\d+)/, 'hills'],
  [/^the (?<army>top|bottom) army has no unit/, 'none'],
  [/^(?<n>\d+) units for the (?<army>top|bottom) army; the box has (?<most>\d+)/, 'units'],
  [/^(?<n>\d+) (?:\w+ )?leaders for one army; the box has (?<most>\d+)/, 'leaders'],
  [/^(?<n>\d+) (?<unit>\w+) for the (?<army>top|bottom) army; the box has (?<most>\d+)/, 'kind'],
  [/^"(?<unit>\w*)\S*" stands on .*, which cannot be entered/, 'entered'],
  [/^a bodyguard without its commander/, 'bodyguard'],
  [/^the commander's bodyguard stands outside/, 'tent'],
  [/^an army commander stands with his bodyguard/, 'commander'],
  [/^the infantry leader .* stands with cavalry/, 'foot'],
  [/^the leader .* is of the other army/, 'other'],
  [/^(?<n>\d+) honor for both armies; the box has (?<most>\d+)/, 'honor'],
  [/^a second tent/, 'second'],
]

/** A reason in the reader's language; null where only the parser has words for it. */
export function saidProblem({ armies }: SamuraiOutline, reason: string, { say, has }: Words): string | null {
  for (const [pattern, name] of known) {
    const found = pattern.exec(reason)
    if (found === null) continue
    const { army, unit, ...numbers } = found.groups ?? {}
    const seat = army === 'top' ? 0 : 1
    const side = armies[seat]?.name || say({ id: seat === 0 ? 'workshop.top' : 'workshop.bottom' })
    const code = `unit.${unit?.toLowerCase()}`
    const what = has(code) ? say({ id: code }) : (unit ?? '')
    return say({ id: `workshop.problem.${name}`, values: { ...numbers, army: side, unit: what } })
  }
  return null
}
