import type { GameInfo } from '../../table/game.ts'
import { newcomersStep, stepOf } from './steps.ts'

/** Opponents that keep pace with whoever plays at this device. */

const mostStep = 8
const paceKey = 'gunbai.pace'

/** Whether that was chosen last. */
export function keepsPace(): boolean {
  try {
    return localStorage.getItem(paceKey) !== null
  } catch {
    return false // a browser that keeps nothing
  }
}

export function keepPace(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(paceKey, 'yes')
    else localStorage.removeItem(paceKey)
  } catch {
    // a browser that keeps nothing
  }
}

/** The step for somebody who wants to be kept pace with: one up from the last that was beaten, one down from the last that won. */
export function stepInPace(games: readonly GameInfo[], rulebook: string): number {
  let latest: { readonly at: number; readonly next: number } | null = null
  for (const { rulebook: each, script, players, winners, touched } of games) {
    if (each !== rulebook || script !== undefined || winners === null) continue
    const people = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const played = players.flatMap((player) => (player.kind === 'bot' ? [stepOf(player.bot)] : []))
    const [step] = played
    const [seat] = people
    if (people.length !== 1 || seat === undefined || step === undefined || step === null) continue
    if (played.some((other) => other !== step) || (latest !== null && latest.at > touched)) continue
    const by = winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1
    latest = { at: touched, next: Math.min(mostStep, Math.max(1, step + by)) }
  }
  return latest?.next ?? newcomersStep
}
