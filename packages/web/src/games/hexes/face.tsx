import type { Diagrams } from '@gunbai/kernel'
import type { GameFace } from '../face.ts'
import { seatName } from '../seat-name.ts'
import { Board } from './board.tsx'
import { Look } from './look.tsx'
import { Preview } from './preview.tsx'
import { Reckoning, Sides } from './sides.tsx'
import { lookOf } from './sides-look.ts'

/** How any game on hexes is played, by the diagrams that its rulebook gives of it. */
export function hexFace(diagrams: Diagrams<unknown>): GameFace {
  return {
    Board: () => <Board diagrams={diagrams} />,
    Sides: () => <Sides diagrams={diagrams} />,
    Score: null,
    Hand: null,
    Tray: null,
    Fight: () => <Look diagrams={diagrams} />,
    Preview: ({ view }) => <Preview diagrams={diagrams} view={view} />,
    Glyphs: null,
    Reckoning: () => <Reckoning diagrams={diagrams} />,
    isPointed: ({ kind }) => Object.hasOwn(diagrams.pointing, kind),
    seatName: (_, seat, words) => seatName(seat, words),
    sideMark: (_, seat) => lookOf(seat),
    stage: null,
  }
}
