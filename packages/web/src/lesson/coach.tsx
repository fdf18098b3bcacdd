import { useEffect, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { usePlay } from '../table/play.tsx'
import { useSay } from '../words/words.tsx'
import styles from './coach.module.css'
import { dueStep, type GuidedGame, type GuidedStep } from './guided-game.ts'

/** Says what is to be learnt when it comes up. What was asked for is learnt by doing it; the rest by reading. */
export default function Coach({ lesson }: { lesson: GuidedGame }) {
  const say = useSay()
  const { scene, log } = usePlay()
  const [known, learn] = useKnown(scene.game.id)
  const due = dueStep(lesson, known, scene, log)
  const [said, setSaid] = useState<GuidedStep | null>(null)

  // a step that was answered by doing is known as soon as its question is gone
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is due
  useEffect(() => {
    const answered = said !== null && (said.question ?? said.answer) !== undefined && !known.has(said.id)
    if (answered && due?.id !== said.id) learn(said.id)
    setSaid(due)
  }, [due?.id])

  if (known.size === lesson.steps.length) return null
  return (
    <div className={styles.place}>
      {due !== null && (
        <section className={styles.coach} data-part="coach" aria-label={say('lesson')} aria-live="polite">
          <p className={styles.count}>
            {say('lesson.count', { number: known.size + 1, all: lesson.steps.length })}
          </p>
          <h2 className={styles.title}>{say(`lesson.${due.id}`)}</h2>
          <p>{say(`lesson.${due.id}.text`)}</p>
          <Button kind="strong" className={styles.on} onClick={() => learn(due.id)}>
            {say('lesson.understood')}
          </Button>
        </section>
      )}
    </div>
  )
}

/** The steps that are known in this game; kept, so that a lesson that was left goes on. */
function useKnown(game: string): [ReadonlySet<string>, (id: string) => void] {
  const key = `gunbai.lesson.${game}`
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(read(key)))
  const learn = (id: string) => {
    setKnown((before) => {
      const now = new Set([...before, id])
      try {
        localStorage.setItem(key, JSON.stringify([...now]))
      } catch {
        // a browser that keeps nothing lets the lesson begin again next time
      }
      return now
    })
  }
  return [known, learn]
}

function read(key: string): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
