import { useEffect, useState } from 'react'
import { useLater } from '../../shell/use-later.ts'

const later = 1_500 // milliseconds

/** Whether it is worth looking for kept games: at once where this browser has kept anything, else when there is time. */
export function useKept(): boolean {
  const isTime = useLater(later)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    let late = false
    // an older browser does not tell what it keeps, or not to everybody
    const databases = indexedDB.databases?.() ?? Promise.resolve([])
    databases.then(
      (all) => !late && setIsKept(all.some(({ name }) => name === 'gunbai')),
      () => {},
    )
    return () => {
      late = true
    }
  }, [])
  return isTime || isKept
}
