import type { Order, OrderedClass, OrderSheet, Pace } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { paceOf } from '../../table/game.ts'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { drafted, type OrderDraft, type Until, untils, written } from './order-draft.ts'
import { OrderRow } from './order-row.tsx'
import { OrderWords } from './order-words.tsx'
import styles from './orders-dialog.module.css'

interface Props {
  readonly table: Table
  readonly onClose: () => void
}

export default function OrdersDialog(props: Props) {
  return (
    <OrderWords>
      <Orders {...props} />
    </OrderWords>
  )
}

/** What is to be answered for the viewer without asking. Only he sees it. */
function Orders({ table, onClose }: Props) {
  const say = useSay()
  const { game } = usePlay().scene
  const [sheet, setSheet] = useState<OrderSheet | null>(null)
  /** What held when the sheet was opened, and what is to hold. */
  const [before, setBefore] = useState<OrderDraft>({})
  const [draft, setDraft] = useState<OrderDraft>({})
  const [until, setUntil] = useState<Until>('game')
  useEffect(() => {
    void table.orderSheet().then((found) => {
      const inForce = found === null ? {} : drafted(found)
      setSheet(found)
      setBefore(inForce)
      setDraft(inForce)
    })
  }, [table])
  if (sheet === null) return null
  const pace = paceOf(game)
  const isWatched = opponents(game.players) > 0
  const recommend = () =>
    setDraft(drafted({ ...sheet, orders: sheet.classes.map((each) => recommended(each, pace)) }))
  const keep = () => void table.order(written(sheet, draft, until, before)).then(onClose)
  const footer = (
    <>
      <Button kind="quiet" onClick={recommend}>
        {say('ui.orders.recommended')}
      </Button>
      <Button kind="strong" onClick={keep}>
        {say('ui.orders.keep')}
      </Button>
    </>
  )
  return (
    <Dialog open title={say('ui.orders')} onClose={onClose} footer={footer}>
      <p className={styles.about}>{say('ui.orders.about')}</p>
      <div className={styles.list} data-part="orders">
        {sheet.classes.map((each) => (
          <OrderRow
            key={each.id}
            kind={each}
            recommended={each.recommended[pace]}
            isWatched={isWatched}
            order={draft[each.id] ?? { stance: 'ask', stops: [] }}
            onChange={(order) => setDraft({ ...draft, [each.id]: order })}
          />
        ))}
      </div>
      <label className={styles.until}>
        {say('ui.orders.until')}
        <select
          className={styles.select}
          value={until}
          onChange={({ target }) => setUntil(target.value as Until)}
        >
          {untils.map((each) => (
            <option key={each} value={each}>
              {say(`ui.orders.until.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {isWatched && <p className={styles.about}>{say('ui.orders.tells')}</p>}
    </Dialog>
  )
}

const recommended = ({ id, recommended }: OrderedClass, pace: Pace): Order => ({
  window: id,
  subject: null,
  stance: recommended[pace],
  during: 'game',
})

/** How many people there are besides the viewer. */
const opponents = (players: readonly { readonly kind: string }[]): number =>
  players.filter(({ kind }) => kind === 'human').length - 1
