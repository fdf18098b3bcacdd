import { type AnswerField, type Diagram, type GameState, type Rulebook, shown } from '@gunbai/kernel'
import type { Examination } from './examination.ts'
import { checkSayable } from './saying.ts'
import { Failure } from './tally.ts'

/** What a table draws of a state without knowing the game: everybody's sketch and, where there are hexes, the diagram. */
export function checkDrawing(examination: Examination, state: GameState): void {
  const { rulebook } = examination
  for (const viewer of [null, ...state.asked.keys()]) {
    const view = rulebook.view(state, viewer)
    rulebook.sketch(view)
    if (rulebook.diagram !== undefined) checkDiagram(examination, rulebook.diagram.of(view))
  }
  checkPointing(rulebook, state)
}

/** Every hex of the shape is there, every piece stands in one of them, and all has a name that can be said. */
function checkDiagram(examination: Examination, { shape, hexes, pieces }: Diagram): void {
  const rows = Array.from({ length: shape.rows }, (_, row) => row)
  const isShifted = (row: number) => row % 2 === (shape.shifted === 'odd' ? 1 : 0)
  const size = rows.reduce((sum, row) => sum + (isShifted(row) ? shape.shiftedCols : shape.cols), 0)
  if (hexes.length !== size)
    throw new Failure('violations', `the diagram has ${hexes.length} hexes of ${size}`)
  const ids = new Set(pieces.map(({ id }) => id))
  if (ids.size < pieces.length) throw new Failure('violations', 'two pieces of the diagram have the same id')
  for (const { ground } of hexes) checkSayable(examination, ground)
  for (const { id, hex, name } of pieces) {
    if (hexes[hex] === undefined) throw new Failure('violations', `piece ${id} of the diagram is in no hex`)
    checkSayable(examination, name)
  }
}

/** Every answer of a kind that is pointed at leads to something on the board: it has no button. */
function checkPointing(rulebook: Rulebook, state: GameState): void {
  if (rulebook.diagram === undefined) return
  for (const { seat } of rulebook.questions(state)) {
    const diagram = rulebook.diagram.of(rulebook.view(state, seat))
    for (const action of rulebook.answers(state, seat)) {
      const way = rulebook.diagram.pointing[action.kind]
      for (const field of way === undefined ? [] : [way.to, ...(way.from === undefined ? [] : [way.from])]) {
        if (!isOnBoard(diagram, field, action as unknown as Record<string, unknown>)) {
          throw new Failure('violations', `${shown(action)} is to be pointed at, but is not on the board`)
        }
      }
    }
  }
}

function isOnBoard({ hexes, pieces }: Diagram, field: AnswerField, action: Record<string, unknown>): boolean {
  return 'hex' in field
    ? hexes[Number(action[field.hex])] !== undefined
    : pieces.some(({ id }) => id === action[field.piece])
}
