import { useRegisterSW } from 'virtual:pwa-register/react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import styles from './updater.module.css'

/** Keeps the table playable without a network, and offers a newer one when there is one. */
export function Updater() {
  const say = useSay()
  const {
    needRefresh: [newer, setNewer],
    updateServiceWorker,
  } = useRegisterSW()
  if (!newer) return null
  return (
    <div className={styles.notice} role="status">
      <p>{say('ui.newer')}</p>
      <Button kind="strong" onClick={() => updateServiceWorker(true)}>
        {say('ui.newer.take')}
      </Button>
      <Button onClick={() => setNewer(false)}>{say('ui.newer.later')}</Button>
    </div>
  )
}
