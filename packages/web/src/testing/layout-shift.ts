import type { Page } from 'playwright-core'

interface Watched {
  stop(): void
  most: number
  at: string
}

/**
 * Watches, frame by frame, where the frame of the board is, and how large: a finger that is about to touch it must find it
 * where it was. What is drawn within it may come nearer; its frame may not move at all.
 */
export async function watchBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const board = () => document.querySelector('[data-part="board"]')?.getBoundingClientRect()
    const first = board()
    if (first === undefined) throw new Error('there is no board to watch')
    let isOver = false
    const watched: Watched = {
      most: 0,
      at: '',
      stop() {
        isOver = true
      },
    }
    const look = () => {
      const now = board()
      if (now !== undefined) {
        const shift = Math.max(
          ...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(now[edge] - first[edge])),
        )
        if (shift > watched.most) {
          watched.most = shift
          watched.at = document.querySelector('[data-layout]')?.getAttribute('data-asked') ?? 'nothing asked'
        }
      }
      if (!isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { watchedBoard: watched })
  })
}

/** By how many pixels any edge of the board was elsewhere at most since it is watched, and what was asked then. */
export async function boardShift(page: Page): Promise<{ readonly most: number; readonly at: string }> {
  return page.evaluate(() => {
    const { watchedBoard } = window as unknown as { watchedBoard: Watched }
    watchedBoard.stop()
    return { most: watchedBoard.most, at: watchedBoard.at }
  })
}
