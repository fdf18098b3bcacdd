import type { Action, Diagram, Diagrams } from '@gunbai/kernel'
import { useCallback, useMemo } from 'react'
import { usePlay } from '../../table/play.tsx'
import { type InHand, useLit } from '../board/use-lit.ts'
import { type Handle, pointingOf } from './pointing.ts'

const drawn = new WeakMap<object, Diagram>()

/** The diagram of a view; the same object for the same view. */
export function diagramOf(diagrams: Diagrams<unknown>, view: unknown): Diagram {
  const known = drawn.get(view as object) ?? diagrams.of(view)
  drawn.set(view as object, known)
  return known
}

/** The board on the table. */
export function useDiagram(diagrams: Diagrams<unknown>): Diagram {
  const { view } = usePlay().scene
  return useMemo(() => diagramOf(diagrams, view), [diagrams, view])
}

/** What is lit on it, and what has been taken up. */
export function usePointing({ pointing }: Diagrams<unknown>, diagram: Diagram): InHand<Handle> {
  return useLit(
    useCallback(
      (action: Action) => {
        const found = pointingOf(action, pointing, diagram)
        return found === null ? [] : [found]
      },
      [pointing, diagram],
    ),
  )
}
