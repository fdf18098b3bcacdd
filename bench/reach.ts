import { coreTime } from '@gunbai/bots'
import { type Action, chooseSetup, firstSeat, pick, type Rulebook, streamOf } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'

/** How long the rules take to find every journey of a piece, by the core's own time: `node bench/reach.ts`. */

const answersPlayed = 3000
const lookedAtEvery = 7
/** The least of so many counts: what else the machine did is not the rules' business. */
const tries = 3

/** The piece that an answer would set in motion: a unit, or an army that marches. */
function pieceOf(action: Action): number | null {
  const { kind, unit, army } = action as { kind: string; unit?: unknown; army?: unknown }
  if (kind === 'march' && typeof army === 'number') return army
  return typeof unit === 'number' ? unit : null
}

function timesIn(rulebook: Rulebook, setup: string): { times: number[]; journeys: number } {
  const chance = streamOf(5)
  const state = rulebook.begin(chooseSetup(rulebook, setup), 'reach')
  const times: number[] = []
  let journeys = 0
  for (let asked = 0; asked < answersPlayed && state.result === null; asked++) {
    const seat = firstSeat(state.awaiting)
    const answers = rulebook.answers(state, seat)
    const pieces = answers.map(pieceOf).filter((piece) => piece !== null)
    if (pieces.length > 0 && asked % lookedAtEvery === 0) {
      const piece = pick(chance, pieces)
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < tries; i++) {
        const before = coreTime()
        journeys = Math.max(journeys, rulebook.journeys?.(state, seat, piece).length ?? 0)
        least = Math.min(least, coreTime() - before)
      }
      times.push(least)
    }
    rulebook.play(state, seat, pick(chance, answers))
  }
  return { times: times.sort((a, b) => a - b), journeys }
}

for (const shelved of shelf) {
  const rulebook = await shelved.load()
  if (rulebook.journeys === undefined) continue
  for (const { id } of rulebook.setups) {
    const { times, journeys } = timesIn(rulebook, id)
    const most = times.at(-1) ?? 0
    const nineteen = times[Math.floor(times.length * 0.95)] ?? 0
    console.log(
      `${rulebook.id} ${id}: ${times.length} reaches of at most ${journeys} journeys, ` +
        `19 of 20 within ${nineteen.toFixed(1)} ms, the longest ${most.toFixed(1)} ms`,
    )
  }
}
