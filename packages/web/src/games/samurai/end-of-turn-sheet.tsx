import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { askedOf } from './asked.ts'
import { isEndOfTurn } from './plan.ts'
import styles from './plan-bar.module.css'

/** One question of the end of a turn: its name, and what can be answered. */
interface Row {
  readonly name: string
  readonly answers: readonly Offered[]
}

/** The questions of the end of a turn that can be answered together: as many as follow without a card being drawn. */
export function EndOfTurnSheet({ asked }: { asked: string }) {
  const say = useSay()
  const words = useWords()
  const { draft, setDraft, chooseAll } = usePlay()
  const rows = useRows(asked)
  const isWhole = draft.length === rows.length
  const chosen = rows.flatMap(({ name, answers }, i) => {
    const found = answers.find(({ action }) => isSame(action, draft[i]))
    return found === undefined ? [] : [sayAnswer(words.say, name, found)]
  })
  return (
    <>
      <div className={styles.rows}>
        {rows.map(({ name, answers }, i) => (
          <fieldset key={name} className={styles.row} data-row={name}>
            <legend className="unseen">{say(`ask.${name.replace(' / ', '.').replaceAll(' ', '-')}`)}</legend>
            {answers.map((offered) => (
              <Button
                key={JSON.stringify(offered.action)}
                data-answer={offered.action.kind}
                aria-pressed={isSame(offered.action, draft[i])}
                onClick={() => setDraft([...draft.slice(0, i), offered.action])}
              >
                {sayAnswer(words.say, name, offered)}
              </Button>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.buttons}>
        {isWhole && (
          <Button kind="strong" data-commit="end of turn" onClick={() => chooseAll(draft)}>
            {say('samurai.plan.endTurn', { what: chosen.join(', ') })}
          </Button>
        )}
      </div>
    </>
  )
}

const isSame = (one: Action, other: Action | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** To sell no Dragon card has a name of its own here. */
function sayAnswer(
  say: ReturnType<typeof useWords>['say'],
  name: string,
  { action, phrase }: Offered,
): string {
  return say(
    name === 'end of turn / sell' && action.kind === 'pass' ? { id: 'samurai.plan.sellNone' } : phrase,
  )
}

/** The questions that follow upon what is chosen so far, by the rules themselves; who sells nothing need not say so. */
function useRows(asked: string): readonly Row[] {
  const { scene, draft, setDraft, foresee } = usePlay()
  const first: Row = { name: asked, answers: scene.answers }
  const key = JSON.stringify(draft)
  const { id: question } = askedOf(scene)
  const [known, setKnown] = useState<{ question: number; key: string; rows: readonly Row[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each draft of a question
  useEffect(() => {
    let late = false
    void followed(first, draft, foresee).then((rows) => {
      if (late) return
      setKnown({ question, key, rows })
      const open = rows[draft.length]
      const declines = open?.answers.find(({ action }) => action.kind === 'pass')
      if (rows.length === draft.length + 1 && declines !== undefined) setDraft([...draft, declines.action])
    })
    return () => {
      late = true
    }
  }, [key, question])
  return known?.question === question ? known.rows : [first]
}

async function followed(
  first: Row,
  draft: readonly Action[],
  foresee: (actions: readonly Action[]) => Promise<{ question: string | null; answers: readonly Offered[] }>,
): Promise<readonly Row[]> {
  const rows = [first]
  for (let count = 1; count <= draft.length; count++) {
    const { question, answers } = await foresee(draft.slice(0, count))
    if (question === null || !isEndOfTurn(question)) break
    rows.push({ name: question, answers })
  }
  return rows
}
