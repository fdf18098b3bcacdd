import type { Order, OrderedClass, OrderSheet, Pace } from '@gunbai/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { paceOf } from '../../table/game.ts'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import {
  drafted,
  type OrderDraft,
  stanceMessage,
  stanceName,
  stancesOf,
  type Until,
  untils,
  written,
} from './order-draft.ts'
import styles from './orders-dialog.module.css'

/** What is to be answered for the viewer without asking. Only he sees it. */
export default function OrdersDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const say = useSay()
  const { game } = usePlay().scene
  const [sheet, setSheet] = useState<OrderSheet | null>(null)
  const [draft, setDraft] = useState<OrderDraft>({})
  const [until, setUntil] = useState<Until>('game')
  useEffect(() => {
    void table.orderSheet().then((found) => {
      setSheet(found)
      setDraft(found === null ? {} : drafted(found))
    })
  }, [table])
  if (sheet === null) return null
  const pace = paceOf(game)
  const recommend = () =>
    setDraft(drafted({ ...sheet, orders: sheet.classes.map((each) => recommended(each, pace)) }))
  const keep = () => void table.order(written(sheet, draft, until)).then(onClose)
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
          <ClassRow
            key={each.id}
            kind={each}
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
      {opponents(game.players) > 0 && <p className={styles.about}>{say('ui.orders.tells')}</p>}
    </Dialog>
  )
}

interface RowProps {
  readonly kind: OrderedClass
  readonly order: OrderDraft[string]
  readonly onChange: (order: OrderDraft[string]) => void
}

function ClassRow({ kind, order, onChange }: RowProps) {
  const words = useWords()
  const say = useSay()
  const { stance, stops } = order
  const choices = stancesOf(kind)
  return (
    <fieldset className={styles.class}>
      <legend>{say(`window.${kind.id}`)}</legend>
      <div className={styles.stances}>
        {choices.map((each) => (
          <label
            key={stanceName(each)}
            className={styles.stance}
            data-chosen={stanceName(each) === stanceName(stance)}
          >
            <input
              type="radio"
              name={`order ${kind.id}`}
              checked={stanceName(each) === stanceName(stance)}
              onChange={() => onChange({ ...order, stance: each })}
            />
            {say(stanceMessage(kind.id, each))}
          </label>
        ))}
      </div>
      {stance !== 'ask' && stance !== 'ask when able' && kind.subjects.length > 0 && (
        <div className={styles.stops}>
          <span>{say('ui.orders.stop')}</span>
          {kind.subjects.map(({ id, phrase }) => (
            <label key={id} className={styles.stance} data-chosen={stops.includes(id)}>
              <input
                type="checkbox"
                checked={stops.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    ...order,
                    stops: target.checked ? [...stops, id] : stops.filter((each) => each !== id),
                  })
                }
              />
              {words.say(phrase)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
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
