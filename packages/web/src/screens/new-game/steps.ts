import type { GameInfo } from '../../table/game.ts'

/** The eight steps of strength, and where those stand on it that are called by how they think. */

const steps = 8
const others: Readonly<Record<string, number>> = { beginner: 2, playout: 3, greedy: 5, strong: 8 }

/** The bot of a step from 1 to 8. */
export const botOfStep = (step: number): string => `level-${step}`

/** On which step a bot stands; null for one that stands on none. */
export function stepOf(bot: string): number | null {
  const found = /^level-([1-8])$/.exec(bot)
  return found === null ? (others[bot] ?? null) : Number(found[1])
}

export const newcomersStep = 2

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
    latest = { at: touched, next: Math.min(steps, Math.max(1, step + by)) }
  }
  return latest?.next ?? newcomersStep
}
