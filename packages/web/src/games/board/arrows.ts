export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The arrow that leads the same way on a board that is turned around. */
export const turnedArrow: Readonly<Record<Arrow, Arrow>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
}

export const isArrow = (key: string): key is Arrow => key in turnedArrow
