import type { LogEntry } from '@gunbai/kernel/host'
import type { GameFace } from '../../games/face.ts'
import { entryToday } from '../../games/older-kinds.ts'
import { diceTime } from '../../settings/settings.ts'

/** Of the game that is open: how much of the dice's time its events deserve. */
let weightOf: GameFace['weightOf'] = () => 0

/** Lets that face say how long things are to be seen. */
export function paceBy(face: GameFace): void {
  weightOf = face.weightOf
}

/** For how long what has newly happened is to be seen before the next thing happens. */
export function showTime(news: readonly LogEntry[]): number {
  return diceTime() * weightOf(news.map(entryToday))
}
