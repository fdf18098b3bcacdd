import type { ShogunAction } from '../action.ts'

/**
 * How much hangs on a question, by the kinds of answer to it, in parts of a turn of twelve even questions. A round brings a
 * player some sixty decisions: plans, attacks and whether to go on decide it; which man is lost, left behind or enlisted
 * hardly does.
 */
// biome-ignore format: a chart to be read in columns
const stakes: Readonly<Partial<Record<ShogunAction['kind'], number>>> = {
  reinforce: 1,
  place:     1,
  put:       0.7,
  declare:   0.7,
  goOn:      0.7,
  send:      0.2,
  fight:     0.2,
  to:        0,
  enlist:    0,
  station:   0,
  lose:      0,
  leave:     0,
  reveal:    0,
}
const otherStakes = 0.35

/** Those of the answer that matters most, of the kinds that are offered. */
export function stakesOf(answers: readonly ShogunAction[]): number {
  let most = 0
  let before: ShogunAction['kind'] | null = null
  for (const { kind } of answers) {
    if (kind === before) continue
    before = kind
    if (!isHoldingBack(kind)) most = Math.max(most, stakes[kind] ?? otherStakes)
  }
  return most
}

/** What is offered beside most other answers, and says nothing of what is asked. */
function isHoldingBack(kind: ShogunAction['kind']): boolean {
  return kind === 'endPhase' || kind === 'enough' || kind === 'go' || kind === 'keepHidden'
}
