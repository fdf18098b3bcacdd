import { type RefObject, useEffect } from 'react'
import { isSmall, useLayout } from '../../shell/layout.ts'
import { comeNearTo, goBack } from './use-camera.ts'

/** By drawing, when it goes back. */
const leaving = new WeakMap<SVGSVGElement, ReturnType<typeof setTimeout>>()
const pause = 700 // milliseconds: from one fight the map goes to the next, and back only after the last

/** How much of the place of the map is covered while somebody fights, in pixels: at its foot, as a part of it or in all, and at its head. */
export interface Covered {
  foot(height: number): number
  readonly head: number
}

/**
 * The map comes near to a fight: to what is marked so within this group, as long as the fight has this name; where it has none
 * it goes back to what was seen before. A small screen goes on to what the next question is about.
 */
export function useFightNear(
  home: RefObject<SVGGElement | null>,
  fight: string,
  marked: string,
  { foot, head }: Covered,
): void {
  const layout = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is covered hangs on the layout alone
  useEffect(() => {
    const drawing = home.current?.ownerSVGElement
    const place = drawing?.parentElement
    if (drawing == null || place == null || fight === '') return
    clearTimeout(leaving.get(drawing))
    place.style.setProperty('--covered', String(Math.round(foot(place.clientHeight))))
    place.style.setProperty('--headed', String(head))
    // a board that was just laid hears it a moment later
    const coming = setTimeout(() =>
      comeNearTo([...(home.current?.querySelectorAll<SVGPathElement>(marked) ?? [])], true),
    )
    return () => {
      clearTimeout(coming)
      place.style.removeProperty('--covered')
      place.style.removeProperty('--headed')
      if (!isSmall(layout))
        leaving.set(
          drawing,
          setTimeout(() => goBack(drawing), pause),
        )
    }
  }, [fight, layout])
}
