import { useEffect, useState } from 'react'

/** Whether the page has been left alone for so long, in milliseconds: then what nobody needs at once may be fetched. */
export function useLater(after: number): boolean {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isTime
}
