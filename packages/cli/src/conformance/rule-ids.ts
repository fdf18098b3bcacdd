/** The id of a rule: two letters for the game, then groups: `SB-RNG-04`, `SB-T-RIV-03`, `JG-4.1.3-b`. */
const id = '[A-Z]{2}(?:-(?:[A-Z0-9]+(?:\\.[A-Z0-9]+)*|[a-z]{1,2}))+'
const ruleId = new RegExp(`\\b${id}\\b`, 'g')
const opening = new RegExp(`^\\s*(?:[-*] \\**|\\*\\*)(${id})\\b`)
const tabled = new RegExp(`^\\| *\\**(${id})\\** *\\|`)

/** The ids that a rules page defines, in its order: `- **XX-GROUP-01** ...`, or so begun without the dash, or in a table's first cell. */
export function idsDefined(page: string): string[] {
  const ids = page.split('\n').flatMap((line) => (opening.exec(line) ?? tabled.exec(line))?.[1] ?? [])
  return [...new Set(ids)]
}

/** The ids that a text cites. */
export function idsCited(text: string): string[] {
  return text.match(ruleId) ?? []
}
