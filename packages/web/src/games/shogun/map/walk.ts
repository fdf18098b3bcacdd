import type { Arrow } from '../../board/arrows.ts'
import { boardProvinces } from './board-map.ts'

const ways: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the pieces of a province stand. */
export function standOf(province: number): { readonly x: number; readonly y: number } {
  const [x, y] = boardProvinces[province]?.stand ?? [0, 0]
  return { x, y }
}

/** The province that an arrow key leads to: the nearest that lies more that way than to either side. */
export function step(from: number, arrow: Arrow): number {
  const [right, down] = ways[arrow]
  const start = standOf(from)
  let best = from
  let least = Number.POSITIVE_INFINITY
  boardProvinces.forEach((_, province) => {
    const { x, y } = standOf(province)
    const ahead = (x - start.x) * right + (y - start.y) * down
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    if (ahead <= 0 || aside > ahead) return
    const far = ahead + 1.5 * aside
    if (far < least) [best, least] = [province, far]
  })
  return best
}
