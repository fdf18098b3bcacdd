import type { Advised } from '@gunbai/bots'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './advice-list.module.css'

/** What a strong player would consider here, with the chance and one reason for each. */
export function AdviceList({ table, onChosen }: { table: Table; onChosen: () => void }) {
  const say = useSay()
  const words = useWords()
  const { scene, choose } = usePlay()
  const rated = scene.game.online?.rated === true
  const mayAsk = scene.answers.length > 0 && !rated
  const [advice, setAdvice] = useState<readonly Advised[] | null>(mayAsk ? null : [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the list is opened
  useEffect(() => {
    if (!mayAsk) return
    let late = false
    table.advise().then(
      (found) => !late && setAdvice(found),
      () => !late && setAdvice([]),
    )
    return () => {
      late = true
    }
  }, [])
  if (rated) return <p>{say('ui.advice.rated')}</p>
  if (advice === null) return <p role="status">{say('ui.advice.thinking')}</p>
  if (advice.length === 0) return <p>{say('ui.advice.none')}</p>
  return (
    <ol className={styles.list}>
      {advice.map(({ action, phrase, chance, reason }) => (
        <li key={JSON.stringify(action)} className={styles.piece}>
          <Button
            onClick={() => {
              onChosen()
              choose(action)
            }}
          >
            {words.say(phrase)}
          </Button>
          <p>
            <strong>{say('ui.advice.chance', { chance })}</strong> {words.say(reason)}
          </p>
        </li>
      ))}
    </ol>
  )
}
