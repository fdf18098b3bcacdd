import { type Remark, studyBounds } from '@gunbai/kernel/study'
import { type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import { placeName } from './place-name.ts'
import styles from './study-desk.module.css'

interface Props {
  readonly remark: Remark
  readonly board: RefObject<HTMLElement | null>
  /** Null where one may only read. */
  readonly onRemark: ((remark: Remark) => void) | null
}

/** What is said and drawn at this moment: to be read, and written where that is allowed. What is drawn is also told in words. */
export function RemarkSheet({ remark, board, onRemark }: Props) {
  const { marks, arrows, text, line, moment } = remark
  const isDrawn = marks.length > 0 || arrows.length > 0
  const say = useSay()
  return (
    <section className={styles.remark} data-part="remark">
      {onRemark === null ? (
        text !== '' && <p className={styles.note}>{text}</p>
      ) : (
        <NoteField
          key={`${line} ${moment}`}
          text={text}
          onText={(next) => onRemark({ ...remark, text: next })}
        />
      )}
      {isDrawn && (
        <>
          <DrawnInWords remark={remark} board={board} />
          {onRemark !== null && (
            <Button kind="quiet" onClick={() => onRemark({ ...remark, marks: [], arrows: [] })}>
              {say('study.erase')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** It is kept when the writer leaves it, and a moment after the last letter. */
function NoteField({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const say = useSay()
  const id = useId()
  const [written, setWritten] = useState(text)
  useEffect(() => {
    if (written === text) return
    const timer = setTimeout(() => onText(written), 700)
    return () => clearTimeout(timer)
  }, [written, text, onText])
  return (
    <>
      <label htmlFor={id}>{say('study.note')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={studyBounds.text}
        placeholder={say('study.noteHint')}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={() => written !== text && onText(written)}
      />
    </>
  )
}

/** The names of the places are the board's: they are read when it is there. */
function DrawnInWords({ remark: { marks, arrows }, board }: Pick<Props, 'remark' | 'board'>) {
  const say = useSay()
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const tintOf = (tint: string) => say(`study.tint.${tint}`)
    setLines([
      ...marks.map(({ at, tint }) =>
        say('study.marked', { place: placeName(board, at), tint: tintOf(tint) }),
      ),
      ...arrows.map(({ from, to, tint }) =>
        say('study.arrow', { from: placeName(board, from), to: placeName(board, to), tint: tintOf(tint) }),
      ),
    ])
  }, [marks, arrows, board, say])
  return (
    <ul className={styles.drawn} aria-label={say('study.drawn')}>
      {lines.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}
