import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './chooser.module.css'

interface Props {
  readonly answers: readonly Offered[]
  readonly onChoose: (action: Action, touched: boolean) => void
  readonly onClose: () => void
}

/** Where one place stands for several answers: which of them. */
export function Chooser({ answers, onChoose, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { point } = usePlay()
  const home = useRef<HTMLDivElement>(null)
  useEffect(() => home.current?.querySelector('button')?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={home}
      className={styles.chooser}
      data-part="chooser"
      role="group"
      aria-label={say('ui.board.which')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {answers.map(({ action, phrase }) => (
        <Button
          key={JSON.stringify(action)}
          onClick={(event) => onChoose(action, isTouch(event))}
          onFocus={() => point(action)}
          onPointerEnter={() => point(action)}
        >
          {words.say(phrase)}
        </Button>
      ))}
      <Button kind="quiet" onClick={onClose}>
        {say('ui.close')}
      </Button>
    </div>
  )
}

/** Whether a click is the tap of a finger or a pen. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && /touch|pen/.test(nativeEvent.pointerType)
}
