/** The id of a rule: two letters for the game, then groups. */
const ruleId = /\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g
const opening = /^\s*(?:[-*] )?\*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\b/
const tabled = /^\| *\**([A-Z]{2}(?:-[A-Z0-9]+)+)\** *\|/

/** The ids that a rules page defines, in its order: `- **XX-GROUP-01** ...`, or so begun without the dash, or in a table's first cell. */
export function idsDefined(page: string): string[] {
  const ids = page.split('\n').flatMap((line) => (opening.exec(line) ?? tabled.exec(line))?.[1] ?? [])
  return [...new Set(ids)]
}

/** The ids that a text cites. */
export function idsCited(text: string): string[] {
  return text.match(ruleId) ?? []
}
