import type { OrderSheet } from '@gunbai/kernel'
import type { MatchInfo } from '@gunbai/server/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { away } from '../../../online/away-site.ts'
import buttons from '../../../shell/button.module.css'
import { Button } from '../../../shell/button.tsx'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { drafted, type OrderDraft, written } from '../../table/order-draft.ts'
import { Refusal } from '../refusal.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import styles from './away.module.css'
import { OrderSentence } from './order-sentence.tsx'

/** The orders of one game, to be read and changed. */
export function GameOrders({ match }: { match: MatchInfo }) {
  const say = useSay()
  const { found: sheet, error } = useAsked(useCallback(() => away.orders(match.id), [match.id]))
  return (
    <section className={styles.orders} aria-label={setupTitle(say, match.setup)}>
      <header className={styles.head}>
        <h2>{setupTitle(say, match.setup)}</h2>
        <Link href={`/online/${match.id}`} className={buttons.button}>
          {say('ui.online.go')}
        </Link>
      </header>
      <Refusal error={error} />
      {sheet !== null && <Sheet match={match.id} sheet={sheet} />}
    </section>
  )
}

function Sheet({ match, sheet }: { match: string; sheet: OrderSheet }) {
  const say = useSay()
  const doing = useDoing()
  const [kept, setKept] = useState(false)
  const [before] = useState<OrderDraft>(() => drafted(sheet))
  const [draft, setDraft] = useState(before)
  const change = (next: OrderDraft) => {
    setDraft(next)
    setKept(false)
  }
  const recommend = () =>
    change(
      Object.fromEntries(
        sheet.classes.map(({ id, recommended }) => [id, { stance: recommended.days, stops: [] }]),
      ),
    )
  const askAlways = () =>
    change(Object.fromEntries(sheet.classes.map(({ id }) => [id, { stance: 'ask' as const, stops: [] }])))
  const keep = () =>
    doing.run(async () => {
      await away.order(match, written(sheet, draft, 'game', before))
      setKept(true)
    })
  return (
    <>
      <ol className={styles.sentences}>
        {sheet.classes.map((each) => (
          <OrderSentence
            key={each.id}
            kind={each}
            figures={sheet.figures}
            order={draft[each.id] ?? { stance: 'ask', stops: [] }}
            onChange={(order) => change({ ...draft, [each.id]: order })}
          />
        ))}
      </ol>
      <p className={styles.soft}>{say('ui.orders.tells')}</p>
      <Refusal error={doing.error} />
      <footer className={styles.foot}>
        <Button kind="quiet" onClick={recommend}>
          {say('ui.orders.recommended')}
        </Button>
        <Button kind="quiet" onClick={askAlways}>
          {say('ui.away.askAlways')}
        </Button>
        {kept && (
          <span role="status" className={styles.kept}>
            {say('ui.away.kept')}
          </span>
        )}
        <Button kind="strong" disabled={doing.isBusy} onClick={keep}>
          {say('ui.orders.keep')}
        </Button>
      </footer>
    </>
  )
}
