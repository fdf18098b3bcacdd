import { useEffect } from 'react'
import { comeNearTo } from '../../board/use-camera.ts'

/** On a small screen a sheet rises over the foot of the map: whom it is about comes into what is left, once the sheet stands. */
export function useInSight(hexes: readonly number[], isThere: boolean): void {
  const about = hexes.filter((hex) => hex >= 0).join()
  useEffect(() => {
    if (!isThere || about === '') return
    const parts = about
      .split(',')
      .flatMap((hex) => [
        ...document.querySelectorAll<SVGGraphicsElement>(`[data-part="board"] [data-hex="${hex}"]`),
      ])
    comeNearTo(parts)
  }, [about, isThere])
}
