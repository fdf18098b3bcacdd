import { createRequire } from 'node:module'

const { Chess } = createRequire(import.meta.url)('chess.js')

/** Plays one game of chess by random legal moves, as a program with its list of legal moves would, and counts plies. */
export function randomGame(random) {
  const chess = new Chess()
  let plies = 0
  while (!chess.isGameOver() && plies < 400) {
    const legal = chess.moves()
    chess.move(legal[Math.floor(random() * legal.length)])
    plies++
  }
  return plies
}
