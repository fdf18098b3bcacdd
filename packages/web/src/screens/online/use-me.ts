import { useCallback, useEffect, useState } from 'react'
import { keepKnown } from '../../online/known-here.ts'
import { type Me, site } from '../../online/site.ts'
import { siteLine } from '../../online/site-line.ts'
import { settings, useSettings } from '../../settings/settings.ts'

export interface Myself {
  /** Null is nobody yet; undefined while we are asking. */
  readonly me: Me | null | undefined
  /** What the server last refused. */
  readonly error: unknown
  /** Does something as somebody: whoever is nobody yet becomes a guest first. */
  asSomebody(work: (me: Me) => Promise<void>): Promise<void>
  /** Does something that makes us somebody else, or changes who we are. */
  become(work: () => Promise<Me | null>): Promise<boolean>
}

/** Who we are on this server. */
export function useMe(): Myself {
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [error, setError] = useState<unknown>(null)

  const trying = useCallback(async (work: () => Promise<void>) => {
    setError(null)
    try {
      await work()
      return true
    } catch (failure) {
      setError(failure)
      return false
    }
  }, [])

  useEffect(() => {
    void trying(async () => setMe(await site.me()))
  }, [trying])

  useEffect(() => {
    if (me !== undefined) keepKnown(me !== null)
  }, [me])

  // what is read here is the language in which mails and messages should come
  const [{ language }] = useSettings()
  useEffect(() => {
    if (me == null || me.language === language) return
    site.speak(language).then(setMe, () => {})
  }, [me, language])

  const asSomebody = useCallback(
    async (work: (me: Me) => Promise<void>) => {
      await trying(async () => {
        const somebody = me ?? (await site.guest(settings().language))
        setMe(somebody)
        await work(somebody)
      })
    },
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
  return { me, error, asSomebody, become }
}
