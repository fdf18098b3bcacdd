import type { PlainChoices } from '../../games/face.ts'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './choices.module.css'

/** A button for every answer that has no place on the board or in the hand. */
export function Choices() {
  const { face } = usePlay()
  return face.Choices === undefined ? <Plain /> : <face.Choices Plain={Plain} />
}

function Plain({ onChoose, nameOf, isMain, isLighter, children }: PlainChoices) {
  const { say } = useWords()
  const { face, scene, draft, aimed, choose, point } = usePlay()
  const all = scene.answers.map(({ action }) => action)
  const offered = scene.answers.filter(({ action }) => !face.isPointed(action, all))
  if (offered.length === 0 && !children) return null
  const isLone = offered.length === 1 && draft.length === 0 && aimed === null
  return (
    <div className={styles.choices} data-part="choices">
      {offered.map(({ action, phrase }) => (
        <Button
          key={JSON.stringify(action)}
          data-choice={action.kind}
          kind={(isLone && !isLighter?.(action)) || isMain?.(action) ? 'strong' : 'plain'}
          onClick={() => (onChoose ?? choose)(action)}
          onPointerEnter={() => point(action)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(action)}
          onBlur={() => point(null)}
        >
          {nameOf?.(action) ?? say(phrase)}
        </Button>
      ))}
      {children}
    </div>
  )
}
