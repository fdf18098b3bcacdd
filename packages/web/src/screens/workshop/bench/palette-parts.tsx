import type { Symmetry } from '@gunbai/hexes'
import { useId } from 'react'
import { useSay } from '../../../words/words.tsx'
import styles from './palette.module.css'

interface ToolsProps<T extends string> {
  readonly keys: Readonly<Record<T, string>>
  readonly tool: T
  readonly onTool: (tool: T) => void
}

/** What the hand does, each with its key. */
export function Tools<T extends string>({ keys, tool, onTool }: ToolsProps<T>) {
  const say = useSay()
  return (
    <div className={styles.tools}>
      {(Object.keys(keys) as T[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tool === each}
          onClick={() => onTool(each)}
          data-tool={each}
        >
          {say(`workshop.tool.${each}`)} <kbd>{keys[each].toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  )
}

interface MirrorsProps {
  /** Those that the map has. */
  readonly symmetries: readonly Symmetry[]
  readonly mirror: Symmetry | null
  readonly onMirror: (mirror: Symmetry | null) => void
}

/** Whether what is painted is painted in its image too. */
export function Mirrors({ symmetries, mirror, onMirror }: MirrorsProps) {
  const say = useSay()
  const name = useId()
  if (symmetries.length === 0) return null
  return (
    <fieldset className={styles.mirror}>
      <legend>
        {say('workshop.mirror')} <kbd>M</kbd>
      </legend>
      {[null, ...symmetries].map((each) => (
        <label key={each ?? 'off'} data-mirror={each ?? 'off'}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={mirror === each}
            onChange={() => onMirror(each)}
          />
          {say(`workshop.mirror.${each ?? 'off'}`)}
        </label>
      ))}
    </fieldset>
  )
}
