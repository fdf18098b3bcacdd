import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../shell/button.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import { useWords } from '../../../words/words.tsx'
import { fileName } from '../file-name.ts'
import type { Bench } from './craft.ts'
import styles from './text-pane.module.css'

/** After so many milliseconds without a key what was written is one change. */
const pause = 500

/** The text of the file: the same battle, to be written on either side. */
export function TextPane<Outline, Drawn>({ bench }: { bench: Bench<Outline, Drawn> }) {
  const words = useWords()
  const say = (id: string) => words.say({ id })
  const { text, problems, change, craft } = bench
  const [written, setWritten] = useState<string | null>(null)
  const gutter = useRef<HTMLPreElement>(null)
  const what = say('workshop.text')
  useEffect(() => {
    if (written === null) return
    const take = () => {
      change(what, written)
      setWritten(null)
    }
    const timer = setTimeout(take, pause)
    // whoever goes on somewhere else at once goes on with what was written
    addEventListener('pointerdown', take, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', take, { capture: true })
    }
  }, [written, change, what])
  const take = () => {
    if (written === null) return
    change(what, written)
    setWritten(null)
  }
  const shown = written ?? text
  const wrong = new Set(problems.map(({ line }) => line))
  return (
    <section className={styles.text} aria-label={what}>
      <h2>
        {what} <small>{say('workshop.text.about')}</small>
        <Button kind="quiet" onClick={() => void navigator.clipboard.writeText(text)}>
          {say('workshop.text.copy')}
        </Button>
        <Button kind="quiet" onClick={() => saveFile(text, `${fileName(craft.titleOf(text, words))}.txt`)}>
          {say('workshop.text.save')}
        </Button>
      </h2>
      <div className={styles.written}>
        <pre ref={gutter} aria-hidden="true">
          {shown.split('\n').map((_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <span key={line} data-wrong={wrong.has(line)}>
              {line + 1}
              {'\n'}
            </span>
          ))}
        </pre>
        <textarea
          spellCheck={false}
          wrap="off"
          aria-label={what}
          value={shown}
          onChange={({ target }) => setWritten(target.value)}
          onBlur={take}
          onScroll={({ currentTarget }) => {
            if (gutter.current !== null) gutter.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </div>
    </section>
  )
}
