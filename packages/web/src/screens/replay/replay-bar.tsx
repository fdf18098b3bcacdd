import type { Eyes } from '@gunbai/kernel/host'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { leaveAddress, reviewAddress, tableAddress } from '../../table/address.ts'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { EyesSelect } from '../past/eyes-select.tsx'
import { Prompt } from '../table/prompt-bar.tsx'
import styles from './replay-bar.module.css'

const StudyButtons = lazy(() => import('../study/study-buttons.tsx'))

interface Props {
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  readonly seats: number
  readonly over: boolean
  readonly table: Table
}

/** Who was asked what at this moment, whose eyes these are, and the way back. */
export function ReplayBar({ eyes, onEyes, seats, over, table }: Props) {
  const say = useSay()
  const { scene } = usePlay()
  return (
    <header className={styles.bar}>
      <Prompt />
      {over && <EyesSelect eyes={eyes} onEyes={onEyes} seats={seats} />}
      {over ? (
        <>
          <Suspense>
            <StudyButtons table={table} game={scene.game} moment={scene.moment} />
          </Suspense>
          <Link href={reviewAddress(scene.game, scene.moment)} className={buttons.button}>
            {say('ui.review')}
          </Link>
          <Link href={leaveAddress(scene.game)} className={buttons.button}>
            {say('ui.nav.home')}
          </Link>
        </>
      ) : (
        <Link href={tableAddress(scene.game)} className={`${buttons.button} ${buttons.strong}`}>
          {say('ui.replay.back')}
        </Link>
      )}
    </header>
  )
}
