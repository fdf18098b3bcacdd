/** The id of a rule: two letters for the game, then groups. */
const ruleId = /\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g
const listed = /^\s*[-*] \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\*/
const tabled = /^\| *\**([A-Z]{2}(?:-[A-Z0-9]+)+)\** *\|/

/** The ids that a rules page defines, in its order: `- **XX-GROUP-01** ...` or the first cell of a table's row. */
export function idsDefined(page: string): string[] {
  const ids = page.split('\n').flatMap((line) => (listed.exec(line) ?? tabled.exec(line))?.[1] ?? [])
  return [...new Set(ids)]
}

/** The ids that a text cites. */
export function idsCited(text: string): string[] {
  return text.match(ruleId) ?? []
}
