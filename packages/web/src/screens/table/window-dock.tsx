import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { InZone } from '../../table/zone.tsx'
import { useSay } from '../../words/words.tsx'
import { declinedThisTurn } from './order-draft.ts'
import { prompted } from './prompted.ts'
import styles from './window-dock.module.css'

interface Props {
  readonly table: Table
  readonly onOrders: () => void
}

/** Where the viewer is only asked whether he wants to interrupt: how not to be asked again. Never takes the focus. */
export default function WindowDock({ table, onOrders }: Props) {
  const say = useSay()
  const { scene } = usePlay()
  const { window } = scene
  if (!window?.declines || scene.outcome !== null || !prompted(scene).mine) return null
  return (
    <InZone>
      <div className={styles.dock} data-part="window" data-window={window.class}>
        <span className={styles.name}>{say(`window.${window.class}`)}</span>
        <Button kind="quiet" onClick={() => void declineThisTurn(table, window.class)}>
          {say('ui.window.decline')}
        </Button>
        <Button kind="quiet" onClick={onOrders}>
          {say('ui.orders')}
        </Button>
      </div>
    </InZone>
  )
}

/** Declines here and at all windows of the class until the turn is over. */
async function declineThisTurn(table: Table, id: string): Promise<void> {
  const sheet = await table.orderSheet()
  if (sheet !== null) await table.order(declinedThisTurn(sheet, id))
}
