import { Refused, wordsOf } from '../../online/request.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './refusal.module.css'

/** A sentence of the house itself about a limit that is reached; those of rules are the game's. */
const ofTheHouse = 'ui.online.limit.'

/** What the server did not do, and why: in the reader's words, and where there are only general ones also in the server's. */
export function Refusal({ error }: { error: unknown }) {
  const say = useSay()
  const words = useWords()
  if (error === null || error === undefined) return null
  const { code, details } = error instanceof Refused ? error : new Refused('failed', wordsOf(error))
  const phrase = details.phrase?.id.startsWith(ofTheHouse) ? details.phrase : null
  const isExact = phrase !== null || words.language === 'en'
  return (
    <p role="alert" className={styles.refusal}>
      {phrase !== null ? words.say(phrase) : isExact ? wordsOf(error) : say(`ui.online.refused.${code}`)}
      {!isExact && (
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
