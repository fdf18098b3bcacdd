/**
 * As a `ref` of what stands above the board: what lies over the board knows by `--above` how high that is, and begins beneath it.
 */
export function standsAbove(strip: HTMLElement | null): (() => void) | undefined {
  const board = strip?.parentElement
  if (!strip || !board) return undefined
  const tell = () => board.style.setProperty('--above', `${strip.offsetHeight}px`)
  const watch = new ResizeObserver(tell)
  watch.observe(strip)
  tell()
  return () => {
    watch.disconnect()
    board.style.removeProperty('--above')
  }
}
