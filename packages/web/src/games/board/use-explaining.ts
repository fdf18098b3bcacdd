import { type RefObject, useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { BoardProps } from './board-frame.tsx'
import { reasonAgainst } from './reason-against.ts'
import { withPlace } from './with-place.ts'

/** Said at a place by whoever wants it explained from outside the board: with the right button, with ? and a click, by keys. */
export const explainEvent = 'gunbai:explain'

/** Explains a place: what it is and, where it cannot be chosen now, why not. */
export function useExplaining<H extends string>(
  svg: RefObject<SVGSVGElement | null>,
  { places, inHand, meant, whyNot }: BoardProps<H>,
  onExplained: () => void,
): (place: number) => void {
  const play = usePlay()
  function explain(place: number): void {
    const handle = places.handle(place)
    onExplained()
    if (inHand.targets.has(handle) || inHand.origins.has(handle)) play.explain(handle)
    else play.explain(handle, () => reasonAgainst(meant(place), whyNot ?? play.whyNot))
  }
  useEffect(() => {
    const board = svg.current
    const heard = ({ target }: Event) => target !== null && withPlace(places, target, explain)
    board?.addEventListener(explainEvent, heard)
    return () => board?.removeEventListener(explainEvent, heard)
  })
  return explain
}
