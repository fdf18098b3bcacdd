import { type Tint, tints } from '@gunbai/kernel/study'
import type { RefObject } from 'react'
import { useSay } from '../../words/words.tsx'
import chips from '../past/chips.module.css'
import { placeName } from './place-name.ts'
import styles from './study-desk.module.css'

export const tools = ['look', 'mark', 'arrow'] as const
export type Tool = (typeof tools)[number]

interface Props {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly tint: Tint
  readonly onTint: (tint: Tint) => void
  /** Where an arrow begins that has no end yet. */
  readonly from: number | null
  readonly board: RefObject<HTMLElement | null>
}

/** What a click, or Enter, on a place of the board does: nothing, mark it, or draw an arrow from it. */
export function DrawingTools({ tool, onTool, tint, onTint, from, board }: Props) {
  const say = useSay()
  return (
    <>
      <fieldset className={chips.chips}>
        <legend className="unseen">{say('study.tools')}</legend>
        {tools.map((each) => (
          <label key={each} className={chips.chip} data-chosen={each === tool}>
            <input type="radio" name="tool" checked={each === tool} onChange={() => onTool(each)} />
            {say(`study.tool.${each}`)}
          </label>
        ))}
      </fieldset>
      {tool !== 'look' && (
        <fieldset className={chips.chips}>
          <legend className="unseen">{say('study.tint')}</legend>
          {tints.map((each) => (
            <label key={each} className={styles.tint} data-tint={each} data-chosen={each === tint}>
              <input type="radio" name="tint" checked={each === tint} onChange={() => onTint(each)} />
              <span className="unseen">{say(`study.tint.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <output className={styles.hint}>
        {from !== null && say('study.arrowFrom', { place: placeName(board, from) })}
      </output>
    </>
  )
}
