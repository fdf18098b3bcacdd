import type { GameInfo } from './game.ts'

/** Where a game is played. */
export function tableAddress({ id, online }: GameInfo): string {
  return online === undefined ? `/table/${id}` : `/online/${online.match}`
}

/** Where a game is read again, from its beginning or from a moment on. */
export function replayAddress(game: GameInfo, moment?: number): string {
  const home = game.online === undefined ? `/replay/${game.id}` : `${tableAddress(game)}/replay`
  return moment === undefined ? home : `${home}/${moment}`
}

/** Where a finished game is reviewed, from a moment on. */
export function reviewAddress(game: GameInfo, moment?: number): string {
  const home = game.online === undefined ? `/review/${game.id}` : `${tableAddress(game)}/review`
  return moment === undefined ? home : `${home}/${moment}`
}

/** Where another game of the same kind is begun. */
export function anotherAddress({ rulebook, online }: GameInfo): string {
  return online === undefined ? `/new/${rulebook}` : '/online'
}

/** Where somebody who leaves the table goes. */
export function leaveAddress({ online }: GameInfo): string {
  return online === undefined ? '/' : '/online'
}
