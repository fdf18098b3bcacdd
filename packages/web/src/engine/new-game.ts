import { sealedSeed } from '@gunbai/kernel'
import type { GameInfo, GameSpec } from '../table/game.ts'
import { newId } from '../table/new-id.ts'

/** A game that begins now, as it stands in the list of games. */
export function gameInfo(spec: GameSpec, version: number): GameInfo {
  const now = Date.now()
  return {
    ...spec,
    id: newId(),
    version,
    begun: now,
    touched: now,
    answers: 0,
    winners: null,
  }
}

/** 128 random bits, so that nobody can guess the dice. */
export function newSeed(): string {
  return sealedSeed(newId())
}
