import { Refused, wordsOf } from '../../online/request.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './refusal.module.css'

/** What the server did not do, and why: in the reader's words, and where those are not English also in the server's. */
export function Refusal({ error }: { error: unknown }) {
  const say = useSay()
  const { language } = useWords()
  if (error === null || error === undefined) return null
  const code = error instanceof Refused ? error.code : 'failed'
  const own = say(`ui.online.refused.${code}`)
  return (
    <p role="alert" className={styles.refusal}>
      {language === 'en' ? wordsOf(error) : own}
      {language !== 'en' && (
        <>
          {' '}
          <span lang="en" className={styles.exactly}>
            {wordsOf(error)}
          </span>
        </>
      )}
    </p>
  )
}
