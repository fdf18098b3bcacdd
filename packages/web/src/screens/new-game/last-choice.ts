import { botOfStep, newcomersStep, stepOf } from './steps.ts'

const opponentKey = 'gunbai.opponent'
const battleKey = (rulebook: string) => `gunbai.battle.${rulebook}`
const filterKey = (rulebook: string) => `gunbai.battles.${rulebook}`
const editionKey = (rulebook: string) => `gunbai.edition.${rulebook}`

/** The opponent that was chosen last; a newcomer's stands on the second of eight steps. */
export function lastOpponent(bots: readonly string[]): string {
  const kept = read(opponentKey)
  const step = kept === null ? newcomersStep : stepOf(kept)
  const wanted = step === null ? kept : botOfStep(step)
  return bots.find((bot) => bot === wanted) ?? bots[0] ?? 'random'
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

/** The eight steps first, then those that are called by how they think; who plays by chance alone comes last. */
export function byWont(bots: readonly string[]): readonly string[] {
  const place = (bot: string) => (bot === 'random' ? 2 : bot.startsWith('level-') ? 0 : 1)
  return [0, 1, 2].flatMap((each) => bots.filter((bot) => place(bot) === each))
}
