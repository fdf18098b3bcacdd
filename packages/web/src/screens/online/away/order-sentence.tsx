import type { Condition, OrderedClass, OrderSheet } from '@gunbai/kernel'
import { useId } from 'react'
import { useSay, useWords } from '../../../words/words.tsx'
import { boundOf, type OrderDraft, stanceName, stancePhrase, stancesOf } from '../../table/order-draft.ts'
import styles from './away.module.css'

interface Props {
  readonly kind: OrderedClass
  /** On which numbers it may hang. */
  readonly figures: OrderSheet['figures']
  readonly order: OrderDraft[string]
  readonly onChange: (order: OrderDraft[string]) => void
}

/** One order as it would be said: when it comes to this, then that; and for what to be stopped all the same. */
export function OrderSentence({ kind, figures, order, onChange }: Props) {
  const say = useSay()
  const words = useWords()
  const field = useId()
  const { stance, stops } = order
  const choices = stancesOf(kind)
  const toggle = (subject: string) =>
    onChange({
      ...order,
      stops: stops.includes(subject) ? stops.filter((each) => each !== subject) : [...stops, subject],
    })
  const mayStop = stance !== 'ask' && stance !== 'ask when able' && kind.subjects.length > 0
  return (
    <li className={styles.sentence} data-stops={stance === 'ask'}>
      <label htmlFor={field} className={styles.when}>
        {say(`window.${kind.id}`)}
      </label>
      <select
        id={field}
        className={styles.then}
        value={stanceName(stance)}
        onChange={({ target }) => {
          const chosen = choices.find((each) => stanceName(each) === target.value)
          if (chosen !== undefined) onChange({ ...order, stance: chosen })
        }}
      >
        {choices.map((each) => (
          <option key={stanceName(each)} value={stanceName(each)}>
            {words.say(stancePhrase(kind, stanceName(each) === stanceName(stance) ? stance : each))}
          </option>
        ))}
      </select>
      <Details kind={kind} order={order} onChange={onChange} />
      {stance !== 'ask' && figures.length > 0 && (
        <When figures={figures} when={order.when} onChange={(when) => onChange({ ...order, when })} />
      )}
      {mayStop && (
        <fieldset className={styles.stops}>
          <legend>{say('ui.orders.stop')}</legend>
          {kind.subjects.map(({ id, phrase }) => (
            <label key={id} className={styles.stop} data-chosen={stops.includes(id)}>
              <input type="checkbox" checked={stops.includes(id)} onChange={() => toggle(id)} />
              {words.say(phrase)}
            </label>
          ))}
        </fieldset>
      )}
    </li>
  )
}

/** The number of what is ordered, where it has one; and whether to be asked for nothing now and then, as cover. */
function Details({ kind, order, onChange }: Omit<Props, 'figures'>) {
  const say = useSay()
  const words = useWords()
  const { stance } = order
  const bound = boundOf(kind, stance)
  return (
    <>
      {bound !== null && typeof stance !== 'string' && (
        <p className={styles.condition}>
          <input
            type="number"
            className={styles.bound}
            aria-label={words.say(stancePhrase(kind, stance))}
            min={bound.least}
            max={bound.most}
            value={bound.bound}
            onChange={({ target }) => {
              const given = Math.trunc(Number(target.value))
              if (given >= bound.least && given <= bound.most)
                onChange({ ...order, stance: { ...stance, bound: given } })
            }}
          />
        </p>
      )}
      {stance === 'ask when able' && (
        <p className={styles.condition}>
          <label className={styles.stop} data-chosen={order.cover === true}>
            <input
              type="checkbox"
              checked={order.cover === true}
              onChange={({ target }) => onChange({ ...order, cover: target.checked ? true : undefined })}
            />
            {say('ui.orders.cover')}
          </label>
        </p>
      )}
    </>
  )
}

interface WhenProps {
  readonly figures: OrderSheet['figures']
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
}

/** Always, or only while a number of ours is so; otherwise we are asked. */
function When({ figures, when, onChange }: WhenProps) {
  const say = useSay()
  const sense = when === undefined ? 'always' : 'atLeast' in when ? 'atLeast' : 'below'
  const bound = when === undefined ? null : 'atLeast' in when ? when.atLeast : when.below
  const figure = when?.figure ?? (figures[0]?.id as string)
  const made = (as: string, value: number): Condition | undefined =>
    as === 'always' ? undefined : as === 'atLeast' ? { figure, atLeast: value } : { figure, below: value }
  const now = figures.find(({ id }) => id === figure)?.value ?? 0
  return (
    <p className={styles.condition}>
      <select
        className={styles.then}
        aria-label={say('ui.orders.when')}
        value={sense}
        onChange={({ target }) => onChange(made(target.value, bound ?? now))}
      >
        {['always', 'atLeast', 'below'].map((each) => (
          <option key={each} value={each}>
            {say(`ui.orders.when.${each}`, { figure: say(`figure.${figure}`) })}
          </option>
        ))}
      </select>
      {bound !== null && (
        <>
          <input
            type="number"
            className={styles.bound}
            aria-label={say(`figure.${figure}`)}
            min={0}
            max={99}
            value={bound}
            onChange={({ target }) => onChange(made(sense, Math.trunc(Number(target.value))))}
          />
          <span>{say('ui.orders.when.else')}</span>
        </>
      )}
    </p>
  )
}
