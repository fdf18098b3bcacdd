import { useSay } from '../../words/words.tsx'
import { BriefingWords } from './briefing-words.tsx'
import type { Played } from './played.ts'
import styles from './seal.module.css'

/** What became of a battle: a round red seal where it was won, a broken ring where it was lost. */
export default function Seal({ played }: { played: Played }) {
  return (
    <BriefingWords>
      <Stamped played={played} />
    </BriefingWords>
  )
}

const signs = { won: 'M6 12l4 4 8-9', lost: 'M8 8l8 8M16 8l-8 8', on: 'M9 7l8 5-8 5z' } as const

function Stamped({ played: { mark, times } }: { played: Played }) {
  const say = useSay()
  return (
    <span
      className={styles.seal}
      data-mark={mark}
      title={`${say(`played.${mark}`)} · ${say('played.times', { times })}`}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={signs[mark]} />
      </svg>
      <span className={styles.word}>{say(`played.${mark}`)}</span>
    </span>
  )
}
