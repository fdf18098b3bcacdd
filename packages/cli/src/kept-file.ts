import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BadInput, shown } from '@gunbai/kernel'

/** Work that is written down piece by piece, so that it can be gone on with another time. */
export interface KeptFile<Piece> {
  readonly already: readonly Piece[]
  add(piece: Piece): void
}

/**
 * The pieces of that order which an earlier run has left in the file, whose first line is the order. Without a file nothing
 * is kept.
 */
export function keptFile<Piece>(file: string | undefined, order: unknown): KeptFile<Piece> {
  if (file === undefined) return { already: [], add: () => {} }
  const already = piecesIn<Piece>(file, order)
  return { already, add: (piece) => appendFileSync(file, `${JSON.stringify(piece)}\n`) }
}

function piecesIn<Piece>(file: string, order: unknown): Piece[] {
  const head = JSON.stringify(order)
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`)
    return []
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  // what stands after the last line's end is nothing, or a line that was cut off in the middle
  const cut = lines.pop()
  const [first, ...pieces] = lines
  if (first !== head) {
    throw new BadInput(`The file ${shown(file)} is of another order. Name a file that is not there yet.`)
  }
  if (cut !== '') writeFileSync(file, `${lines.join('\n')}\n`)
  try {
    return pieces.map((line) => JSON.parse(line) as Piece)
  } catch {
    throw new BadInput(`The file ${shown(file)} is damaged. Remove the line that is no JSON, or the file.`)
  }
}
