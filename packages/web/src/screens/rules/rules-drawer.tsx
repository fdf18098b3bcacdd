import { Suspense, useEffect, useRef } from 'react'
import { Button } from '../../shell/button.tsx'
import { MoreWords, useSay } from '../../words/words.tsx'
import { whatIsWords } from '../table/what-is/what-is-words.ts'
import styles from './rules-drawer.module.css'
import RulesPane from './rules-pane.tsx'
import { useChapterNow } from './use-chapter-now.ts'

interface Props {
  readonly game: string
  readonly rule: string | undefined
  readonly onClose: () => void
}

/** The rules at the side of a table, which waits meanwhile. */
export default function RulesDrawer({ game, rule, onClose }: Props) {
  const say = useSay()
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    drawer.current?.focus()
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside
      ref={drawer}
      className={styles.drawer}
      tabIndex={-1}
      aria-label={say('ui.rules.title')}
      data-part="rules"
    >
      <header className={styles.head}>
        <h2>{say('ui.rules.title')}</h2>
        <Button kind="quiet" onClick={onClose}>
          {say('ui.close')}
        </Button>
      </header>
      <div className={styles.pages}>
        <Suspense fallback={<p>{say('ui.loading')}</p>}>
          {rule === undefined ? (
            <MoreWords source={whatIsWords}>
              <AtTheMoment game={game} />
            </MoreWords>
          ) : (
            <RulesPane game={game} rule={rule} />
          )}
        </Suspense>
      </div>
    </aside>
  )
}

/** The rulebook at the chapter that fits what is asked. */
function AtTheMoment({ game }: { game: string }) {
  return <RulesPane game={game} rule={useChapterNow(game)} />
}
