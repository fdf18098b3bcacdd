import { createHexMap, printChart } from '@gunbai/hexes'
import type { Diagram, DiagramPiece, Phrase, Rulebook, Seat } from '@gunbai/kernel'

/**
 * The board in characters. A rulebook that gives a diagram gets it drawn with coordinates and a legend in the reader's
 * language; of another, what it sketches itself.
 */
export function boardInText(rulebook: Rulebook, view: unknown, say: (phrase: Phrase) => string): string {
  if (rulebook.diagram === undefined) return rulebook.sketch(view)
  const diagram = rulebook.diagram.of(view)
  return `${chartOf(diagram)}\n\n${legendOf(diagram, say)}`
}

/** By look, the character of a ground. */
const grounds = { open: '.', woods: 'w', hill: 'h', field: 'f', town: 'o', water: '~', ford: '=' } as const
const flag = '#'

/** Pieces of the second side are written small, so that sides differ without colour. */
function codeOf({ label, seat }: DiagramPiece): string {
  const code = label.replaceAll(/\s/g, '')
  return seat === 0 ? code : seat === 1 ? code.toLowerCase() : `${code}${seat}`
}

function chartOf({ shape, hexes, pieces }: Diagram): string {
  const map = createHexMap(shape)
  const standing = new Map(pieces.map((piece) => [piece.hex, piece]))
  return printChart(map, (hex) => {
    const piece = standing.get(hex)
    if (piece !== undefined) return `${codeOf(piece)}${piece.strength ?? ''}`
    const { look, flag: owner } = hexes[hex] as Diagram['hexes'][number]
    return owner === undefined ? grounds[look] : flag
  })
}

/** What the characters mean, each once. */
function legendOf({ hexes, pieces }: Diagram, say: (phrase: Phrase) => string): string {
  const sides = new Map<Seat, Map<string, string>>()
  for (const piece of pieces) {
    const codes = sides.get(piece.seat) ?? new Map<string, string>()
    sides.set(piece.seat, codes.set(codeOf(piece), say(piece.name)))
  }
  const ofGround = new Map<string, string>()
  for (const { look, ground, flag: owner } of hexes) {
    ofGround.set(owner === undefined ? grounds[look] : flag, say(ground))
  }
  const inLine = (codes: ReadonlyMap<string, string>) =>
    [...codes].map(([code, name]) => `${code} ${name}`).join(', ')
  const armies = [...sides].sort(([a], [b]) => a - b)
  return [
    ...armies.map(([seat, codes]) => `${say({ id: `seat.${seat}` })}: ${inLine(codes)}`),
    inLine(ofGround),
  ].join('\n')
}
