import { useEffect, useState } from 'react'
import { useSay } from '../words/words.tsx'
import { Button } from './button.tsx'
import { registerServiceWorker, takeOver } from './service-worker.ts'
import styles from './updater.module.css'

/** How long the first screens have the line for themselves before everything is fetched for later. */
const patience = 20_000

/** Keeps the table playable without a network; not before the first move, which has the line for itself. */
export function Updater() {
  const [now, setNow] = useState(false)
  useEffect(() => {
    const begin = () => setNow(true)
    const timer = setTimeout(begin, patience)
    addEventListener('gunbai:answered', begin, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('gunbai:answered', begin)
    }
  }, [])
  return now ? <Registered /> : null
}

/** Offers a newer table when there is one. */
function Registered() {
  const say = useSay()
  const [newer, setNewer] = useState<ServiceWorker | null>(null)
  useEffect(() => registerServiceWorker(setNewer), [])
  if (newer === null) return null
  return (
    <div className={styles.notice} role="status">
      <p>{say('ui.newer')}</p>
      <Button kind="strong" onClick={() => takeOver(newer)}>
        {say('ui.newer.take')}
      </Button>
      <Button onClick={() => setNewer(null)}>{say('ui.newer.later')}</Button>
    </div>
  )
}
