import { useCallback, useEffect, useState } from 'react'

export interface Asked<T> {
  /** What the server said; null until it has. */
  readonly found: T | null
  /** What went wrong. */
  readonly error: unknown
  /** Asks anew; what was found stays until then. */
  again(): void
}

/** Asks the server for something when the screen is opened, and again whenever the question is another. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [found, setFound] = useState<T | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is how often it was asked for again
  useEffect(() => {
    let late = false
    ask().then(
      (came) => {
        if (late) return
        setFound(came)
        setError(null)
      },
      (failure) => !late && setError(failure),
    )
    return () => {
      late = true
    }
  }, [ask, times])
  return { found, error, again: useCallback(() => setTimes((before) => before + 1), []) }
}

export interface Doing {
  readonly error: unknown
  readonly isBusy: boolean
  /** Does something; resolves to whether it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

/** Something that a button does on the server, one at a time. */
export function useDoing(): Doing {
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setError(null)
    setBusy(true)
    try {
      await work()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { error, isBusy, run }
}
