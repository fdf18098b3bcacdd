const key = 'gunbai.opponent'

/** The opponent that was chosen last; a newcomer's is the Beginner. */
export function lastOpponent(bots: readonly string[]): string {
  const kept = read()
  if (kept !== null && bots.includes(kept)) return kept
  return bots.includes('beginner') ? 'beginner' : (bots[0] ?? 'random')
}

export function keepOpponent(bot: string): void {
  try {
    localStorage.setItem(key, bot)
  } catch {
    // a browser that keeps nothing offers the Beginner again
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
