import { useMemo } from 'react'
import { useWords } from '../../words/words.tsx'

/** Says a time of the server's, milliseconds since 1970, in the reader's language. */
export function useWhen(): { day(time: number): string; minute(time: number): string } {
  const { language } = useWords()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const minute = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return { day: (time) => day.format(time), minute: (time) => minute.format(time) }
  }, [language])
}
