import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** What stands over the title, from edge to edge. */
  readonly head?: ReactNode
  /** Whether it fills the window, its title standing in its head. */
  readonly full?: boolean
}

/** A window over the page that keeps the focus, closes by Escape and gives the focus back. */
export default function Dialog({ open, title, onClose, children, footer, head, full = false }: Props) {
  const say = useSay()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        {/* what fills the window is read first: a key that was meant for the game chooses nothing in it */}
        <Base.Popup
          ref={popup}
          className={styles.popup}
          data-full={full}
          {...(full ? { initialFocus: popup } : {})}
        >
          {head !== undefined && <div className={styles.head}>{head}</div>}
          <Base.Title className={styles.title}>{title}</Base.Title>
          <div className={styles.body}>{children}</div>
          <div className={styles.footer}>
            {footer}
            <Base.Close render={<Button />}>{say('ui.close')}</Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
