import { useWords } from '../../words/words.tsx'
import styles from './facing-arrows.module.css'
import { centreOf, corner, layoutOf } from './geometry.ts'
import { turnOf } from './pointing.ts'
import { useAskedHex } from './use-pointing.ts'
import { useField, useGame } from './use-view.ts'

const distance = 48

/** Where a piece may turn to: an arrow at every corner that it may face. By keys the hex itself offers the same. */
export function FacingArrows() {
  const { say } = useWords()
  const { scene, choose, point } = useGame()
  const field = useField()
  const hex = useAskedHex()
  const turns = scene.answers.filter(({ action }) => turnOf(action) !== null)
  if (turns.length === 0 || hex < 0) return null
  const { x, y } = centreOf(layoutOf(field), hex)
  return turns.map(({ action, phrase }) => {
    const facing = turnOf(action) ?? 0
    const at = corner(facing, distance)
    return (
      // biome-ignore lint/a11y/useSemanticElements: an arrow of a drawing cannot be a button element
      <g
        key={facing}
        className={styles.arrow}
        role="button"
        tabIndex={-1}
        aria-label={say(phrase)}
        data-facing={facing}
        transform={`translate(${x + at.x} ${y + at.y}) rotate(${facing * 60})`}
        onClick={(event) => {
          event.stopPropagation()
          choose(action)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose(action)
        }}
        onPointerEnter={() => point(action)}
        onPointerLeave={() => point(null)}
      >
        <g className={styles.sign}>
          <circle r="14" />
          <path d="M0-9 7 3H2.5V9H-2.5V3H-7Z" />
        </g>
      </g>
    )
  })
}
