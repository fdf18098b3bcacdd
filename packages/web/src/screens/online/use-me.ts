import { useCallback, useEffect, useState } from 'react'
import { type Me, Refused, site } from '../../online/site.ts'
import { siteLine } from '../../online/site-line.ts'
import { settings } from '../../settings/settings.ts'

export interface Myself {
  /** Null is nobody yet; undefined while we are asking. */
  readonly me: Me | null | undefined
  /** What the server last refused, in English. */
  readonly problem: string | null
  /** Does something as somebody: whoever is nobody yet becomes a guest first. */
  asSomebody(work: (me: Me) => Promise<void>): Promise<void>
  /** Does something that makes us somebody else. */
  become(work: () => Promise<Me | null>): Promise<void>
}

/** Who we are on this server. */
export function useMe(): Myself {
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [problem, setProblem] = useState<string | null>(null)

  const trying = useCallback(async (work: () => Promise<void>) => {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : String(error))
    }
  }, [])

  useEffect(() => {
    void trying(async () => setMe(await site.me()))
  }, [trying])

  const asSomebody = useCallback(
    (work: (me: Me) => Promise<void>) =>
      trying(async () => {
        const somebody = me ?? (await site.guest(settings().language))
        setMe(somebody)
        await work(somebody)
      }),
    [me, trying],
  )
  const become = useCallback(
    (work: () => Promise<Me | null>) =>
      trying(async () => {
        setMe(await work())
        siteLine.reopen()
      }),
    [trying],
  )
  return { me, problem, asSomebody, become }
}
