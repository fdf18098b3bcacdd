import { type Study, studyBounds } from '@gunbai/kernel/study'
import type { ReactNode } from 'react'
import { useSay } from '../../words/words.tsx'
import styles from './study-head.module.css'

interface Props {
  readonly study: Study
  readonly onStudy: ((study: Study) => void) | null
  /** Who wrote it, and who may read it. */
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** What a study is called, how much there is in it, and what can be done with the whole of it. */
export function StudyHead({ study, onStudy, about, children }: Props) {
  const say = useSay()
  const { title, branches, remarks } = study
  const notes = remarks.filter(({ text }) => text !== '').length
  return (
    <header className={styles.head}>
      {onStudy === null ? (
        <h1 className={styles.title}>{title}</h1>
      ) : (
        <h1 className={styles.title}>
          <textarea
            aria-label={say('study.name')}
            defaultValue={title}
            maxLength={studyBounds.title}
            rows={title.length > 28 ? 2 : 1}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.blur()
            }}
            onBlur={({ target }) => {
              const next = target.value.replace(/\s+/g, ' ').trim()
              if (next !== '' && next !== title) onStudy({ ...study, title: next })
            }}
          />
        </h1>
      )}
      <p className={styles.about}>
        {say('study.summary', { branches: branches.length, notes })}
        {about !== undefined && <> · {about}</>}
      </p>
      <div className={styles.ways}>{children}</div>
    </header>
  )
}
