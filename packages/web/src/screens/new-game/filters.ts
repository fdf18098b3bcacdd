import type { BattleFacts } from '../../../build/battle-facts.ts'
import type { Played } from './played.ts'

/** Ways to look through the battles: each lets some through. */
export const filters: Readonly<
  Record<string, (facts: BattleFacts | undefined, played: Played | undefined, setup: string) => boolean>
> = {
  all: () => true,
  short: (facts) => facts?.turns !== undefined && facts.turns !== null && facts.turns < 7,
  even: (facts) =>
    facts?.firstWins !== undefined && facts.firstWins !== null && Math.abs(facts.firstWins - 50) <= 5,
  river: (facts) => facts?.grounds.includes('river') === true,
  castle: (facts) => facts?.grounds.includes('castle') === true,
  campaigns: (_, __, setup) => isCampaign(setup),
  open: (_, played) => played === undefined,
  lost: (_, played) => played?.mark === 'lost',
}

/** By whose rules a battle is fought, where a game has come out more than once. */
export const editions: Readonly<Record<string, (facts: BattleFacts | undefined) => boolean>> = {
  all: () => true,
  blocks: (facts) => facts?.edition === 'gmt',
  figures: (facts) => facts?.edition === 'zvezda',
}

/** Whether a set-up is several battles that are played as one game. */
export const isCampaign = (setup: string) => setup.startsWith('campaign-')
