import { useEffect, useState } from 'react'

/** What shows that somebody is reading. */
const signs = ['pointermove', 'scroll', 'wheel', 'touchstart'] as const
const shortly = 200 // milliseconds: whoever is only passing through is gone by then

/**
 * Whether it is time to fetch what nobody needs at once: shortly after somebody has begun to read the page, or when it has
 * been left alone for so many milliseconds.
 */
export function useLater(after: number): boolean {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setIsTime(true), after)
    const read = () => {
      stop()
      timer = setTimeout(() => setIsTime(true), Math.min(shortly, after))
    }
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, read)
    }
    for (const sign of signs) addEventListener(sign, read, { passive: true })
    return stop
  }, [after])
  return isTime
}
