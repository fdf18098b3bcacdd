import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { MuteButton } from '../../sound/mute-button.tsx'
import { leaveAddress, replayAddress } from '../../table/address.ts'
import { mayTryHere } from '../../table/game.ts'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { messagesIn } from '../../words/message-file.ts'
import { MoreWords, remembered, useSay, useWords } from '../../words/words.tsx'
import { saveRecord } from './save-record.ts'
import styles from './table-menu.module.css'
import { boardKeys, shortcuts } from './use-shortcuts.ts'

const TryHereDialog = lazy(() => import('../branch/try-here-dialog.tsx'))
const OrdersDialog = lazy(() => import('./orders-dialog.tsx'))
const SettingsDialog = lazy(() => import('../../settings/settings-dialog.tsx'))

const keyMessages = remembered((language) => messagesIn(import(`../../../messages/keys/${language}.json`)))

export type Menu = 'menu' | 'shortcuts' | 'choices' | 'orders' | 'try'

interface Props {
  readonly shown: Menu
  readonly onShow: (menu: Menu | null) => void
  readonly onAdvice: () => void
  readonly onAsk: () => void
  readonly table: Table
}

/** What is needed now and then: settings, rules, keys, all choices as a list, the record, the way out. */
export default function TableMenu({ shown, onShow, onAdvice, onAsk, table }: Props) {
  const say = useSay()
  const { scene } = usePlay()
  const [, go] = useLocation()
  const [settings, setSettings] = useState(false)
  const close = () => onShow(null)
  if (settings) {
    return (
      <Suspense>
        <SettingsDialog onClose={close} />
      </Suspense>
    )
  }
  if (shown === 'orders') {
    return (
      <Suspense>
        <OrdersDialog table={table} onClose={close} />
      </Suspense>
    )
  }
  if (shown === 'try') {
    return (
      <Suspense>
        <TryHereDialog onClose={close} />
      </Suspense>
    )
  }
  if (shown === 'shortcuts') {
    return (
      <Dialog open title={say('ui.key.title')} onClose={close}>
        <Suspense>
          <MoreWords source={keyMessages}>
            <Keys />
          </MoreWords>
        </Suspense>
      </Dialog>
    )
  }
  if (shown === 'choices') {
    return (
      <Dialog open title={say('ui.key.choices')} onClose={close}>
        <AllChoices onChosen={close} />
      </Dialog>
    )
  }
  return (
    <Dialog open title={say('ui.table.menu')} onClose={close}>
      <div className={styles.list}>
        {scene.answers.length > 0 && (
          <Button
            onClick={() => {
              close()
              onAdvice()
            }}
          >
            {say('ui.advice')}
          </Button>
        )}
        {scene.viewer !== null && scene.outcome === null && (
          <Button onClick={() => onShow('orders')}>{say('ui.orders')}</Button>
        )}
        {scene.viewer !== null && scene.outcome === null && mayTryHere(scene.game) && (
          <Button onClick={() => onShow('try')}>{say('ui.table.try')}</Button>
        )}
        <Button onClick={() => onShow('choices')}>{say('ui.key.choices')}</Button>
        <Button onClick={() => go(replayAddress(scene.game))}>{say('ui.home.replay')}</Button>
        <Link href={`/rules/${scene.game.rulebook}`} className={buttons.button} onClick={close}>
          {say('ui.nav.rules')}
        </Link>
        <Button
          onClick={() => {
            close()
            onAsk()
          }}
        >
          {say('ui.table.whatIs')}
        </Button>
        <Button onClick={() => onShow('shortcuts')}>{say('ui.key.title')}</Button>
        <MuteButton named />
        <Button onClick={() => setSettings(true)}>{say('ui.nav.settings')}</Button>
        {scene.outcome !== null && (
          <Button onClick={() => saveRecord(table, scene.game)}>{say('ui.end.record')}</Button>
        )}
        <Button onClick={() => go(leaveAddress(scene.game))}>{say('ui.table.leave')}</Button>
      </div>
    </Dialog>
  )
}

function Keys() {
  const say = useSay()
  const { keys = [] } = usePlay().face
  const all = [
    ...[...shortcuts, ...boardKeys].map(({ key, name }) => ({ key, message: `ui.key.${name}` })),
    ...keys,
  ]
  return (
    <table className={styles.keys}>
      <tbody>
        {all.map(({ key, message }) => (
          <tr key={message}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{say(message)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every legal answer in words: the whole game can be played from this list. */
function AllChoices({ onChosen }: { onChosen: () => void }) {
  const { say } = useWords()
  const shell = useSay()
  const { scene, choose } = usePlay()
  if (scene.answers.length === 0) return <p>{shell('ui.choices.none')}</p>
  return (
    <div className={styles.list}>
      {scene.answers.map(({ action, phrase }) => (
        <Button
          key={JSON.stringify(action)}
          onClick={() => {
            onChosen()
            choose(action)
          }}
        >
          {say(phrase)}
        </Button>
      ))}
    </div>
  )
}
