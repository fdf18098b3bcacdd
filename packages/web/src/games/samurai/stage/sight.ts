import { type RefObject, useLayoutEffect, useState } from 'react'

/** What is seen of the board, in its own units, and how many pixels one of them has. */
export interface Sight {
  readonly pixels: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In pixels: where the tools or the strip of what happened stand nothing is put. On a board that is low they stand in its corners. */
const headHeight = (height: number): number => (height < 400 ? 6 : 62)

/** At the foot, where the ways to go on stand. */
const footHeight = 52

/** What is in sight, looked at anew whenever what is shown has changed. */
export function useSight(home: RefObject<SVGGElement | null>, shown: unknown): Sight | null {
  const [sight, setSight] = useState<Sight | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with what is shown
  useLayoutEffect(() => {
    const drawn = home.current?.ownerSVGElement
    const look = () => setSight((was) => sightOf(home.current) ?? was)
    look()
    // the board may come nearer to it
    drawn?.addEventListener('panzoomchange', look)
    drawn?.addEventListener('transitionend', look)
    return () => {
      drawn?.removeEventListener('panzoomchange', look)
      drawn?.removeEventListener('transitionend', look)
    }
  }, [shown])
  return sight
}

function sightOf(home: SVGGElement | null): Sight | null {
  const matrix = home?.getScreenCTM()
  const frame = home?.ownerSVGElement?.parentElement?.getBoundingClientRect()
  if (!matrix || frame === undefined || matrix.a === 0) return null
  const to = matrix.inverse()
  return {
    pixels: matrix.a,
    left: frame.left * to.a + to.e + 6,
    right: frame.right * to.a + to.e - 6,
    top: (frame.top + headHeight(frame.height)) * to.d + to.f,
    bottom: (frame.bottom - footHeight) * to.d + to.f,
  }
}
