const opponentKey = 'gunbai.opponent'
const battleKey = (rulebook: string) => `gunbai.battle.${rulebook}`
const filterKey = (rulebook: string) => `gunbai.battles.${rulebook}`
const editionKey = (rulebook: string) => `gunbai.edition.${rulebook}`

/** The opponent that was chosen last; a newcomer's is the Beginner. */
export function lastOpponent(bots: readonly string[]): string {
  const kept = read(opponentKey)
  if (kept !== null && bots.includes(kept)) return kept
  return bots.includes('beginner') ? 'beginner' : (bots[0] ?? 'random')
}

export const keepOpponent = (bot: string) => keep(opponentKey, bot)

/** The battle that was begun last, if there still is such a one. */
export const lastBattle = (rulebook: string) => read(battleKey(rulebook))
export const keepBattle = (rulebook: string, setup: string) => keep(battleKey(rulebook), setup)

/** How battles were last looked through. */
export const lastFilter = (rulebook: string, filters: readonly string[]) => one(filterKey(rulebook), filters)
export const keepFilter = (rulebook: string, filter: string) => keep(filterKey(rulebook), filter)
export const lastEdition = (rulebook: string, editions: readonly string[]) =>
  one(editionKey(rulebook), editions)
export const keepEdition = (rulebook: string, edition: string) => keep(editionKey(rulebook), edition)

/** What was chosen of several, where there still is such a one; all of them else. */
function one(key: string, known: readonly string[]): string {
  const kept = read(key)
  return kept !== null && known.includes(kept) ? kept : 'all'
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a browser that keeps nothing offers what it offers a newcomer
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The Beginner first; who plays by chance alone comes last. */
export const byWont = (bots: readonly string[]) => [
  ...bots.filter((bot) => bot !== 'random'),
  ...bots.filter((bot) => bot === 'random'),
]
