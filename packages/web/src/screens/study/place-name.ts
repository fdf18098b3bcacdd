import type { RefObject } from 'react'

/** What the board calls a place, as a screen reader hears it: up to the first stop. Its number where it says nothing. */
export function placeName(board: RefObject<HTMLElement | null>, place: number): string {
  const part = board.current?.querySelector(`[data-hex="${place}"], [data-province="${place}"]`)
  const label =
    part?.getAttribute('aria-label') ?? part?.querySelector('[aria-label]')?.getAttribute('aria-label')
  return label?.split(/[:,.;(]/, 1)[0]?.trim() || String(place)
}
