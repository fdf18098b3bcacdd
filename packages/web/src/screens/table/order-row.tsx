import type { Condition, OrderedClass, Stance } from '@gunbai/kernel'
import { useSay, useWords } from '../../words/words.tsx'
import { boundOf, type DraftedOrder, stanceName, stancePhrase, stancesOf } from './order-draft.ts'
import styles from './orders-dialog.module.css'

interface Props {
  readonly kind: OrderedClass
  /** What most players would order here. */
  readonly recommended: Stance
  /** Whether somebody could learn something from a pause. */
  readonly isWatched: boolean
  readonly order: DraftedOrder
  readonly onChange: (order: DraftedOrder) => void
}

/** What is ordered for windows of one class, as a sentence; what else could be is folded away beneath it. */
export function OrderRow({ isWatched, ...props }: Props) {
  const words = useWords()
  const say = useSay()
  const { kind, recommended, order, onChange } = props
  const { stance, stops, when, cover, until } = order
  const isPlain = stops.length === 0 && when === undefined
  const isUsual = stanceName(stance) === stanceName(recommended) && isPlain
  const name = say(`window.${kind.id}`)
  return (
    <details className={styles.row} data-window={kind.id} data-usual={isUsual}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.now}>
          {words.say(stancePhrase(kind, stance))}
          {mayStop(kind, stance) &&
            stops.length > 0 &&
            ` · ${say('ui.orders.stops', { count: stops.length })}`}
          {when !== undefined && ` · ${condition(say, when)}`}
          {until !== undefined && ` · ${say(`ui.orders.until.${until}`)}`}
        </span>
      </summary>
      <fieldset className={styles.class} aria-label={name}>
        {stancesOf(kind).map((each) => (
          <Choice key={stanceName(each)} stance={each} {...props} />
        ))}
        {isWatched && stance === 'ask when able' && (
          <Tick
            isOn={cover === true}
            onTurn={(isOn) => onChange({ ...order, cover: isOn ? true : undefined })}
            words={say('ui.orders.cover')}
          />
        )}
        {mayStop(kind, stance) && <Stops {...props} />}
      </fieldset>
    </details>
  )
}

/** On which number it hangs: that can be ordered only on the sheet for those who are away. */
function condition(say: ReturnType<typeof useSay>, when: Condition): string {
  const [sense, bound] = 'atLeast' in when ? ['atLeast', when.atLeast] : ['below', when.below]
  return `${say(`ui.orders.when.${sense}`, { figure: say(`figure.${when.figure}`) })} ${bound}`
}

/** Where one is asked anyway, nothing stops all the same. */
const mayStop = ({ subjects }: OrderedClass, stance: Stance): boolean =>
  stance !== 'ask' && stance !== 'ask when able' && subjects.length > 0

type Parts = Omit<Props, 'isWatched'>

/** One of the things that can be ordered. */
function Choice({ kind, recommended, order, onChange, stance }: Parts & { readonly stance: Stance }) {
  const words = useWords()
  const say = useSay()
  const isChosen = stanceName(stance) === stanceName(order.stance)
  const shown = isChosen ? order.stance : stance
  return (
    <div className={styles.choice} data-chosen={isChosen}>
      <label className={styles.stance}>
        <input
          type="radio"
          name={`order ${kind.id}`}
          checked={isChosen}
          onChange={() => onChange({ stance, stops: order.stops, cover: order.cover })}
        />
        <span>{words.say(stancePhrase(kind, shown))}</span>
      </label>
      {stanceName(stance) === stanceName(recommended) && (
        <span className={styles.mark}>{say('ui.orders.usual')}</span>
      )}
      {isChosen && <Bound kind={kind} stance={shown} onChange={(to) => onChange({ ...order, stance: to })} />}
    </div>
  )
}

interface BoundProps {
  readonly kind: OrderedClass
  readonly stance: Stance
  readonly onChange: (stance: Stance) => void
}

/** The number of a way that has one: one less, one more. */
function Bound({ kind, stance, onChange }: BoundProps) {
  const say = useSay()
  const range = boundOf(kind, stance)
  if (range === null || typeof stance === 'string') return null
  const { bound, least, most } = range
  const step = (by: number, id: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={say(id)}
      disabled={bound + by < least || bound + by > most}
      onClick={() => onChange({ ...stance, bound: bound + by })}
    >
      {by < 0 ? '−' : '+'}
    </button>
  )
  return (
    <span className={styles.number}>
      {step(-1, 'ui.orders.fewer')}
      <output>{bound}</output>
      {step(1, 'ui.orders.more')}
    </span>
  )
}

/** For what to be asked all the same: cards, or groups. */
function Stops({ kind, order, onChange }: Parts) {
  const words = useWords()
  const say = useSay()
  const { stops } = order
  return (
    <div className={styles.stops}>
      <span>{say('ui.orders.stop')}</span>
      {kind.subjects.map(({ id, phrase }) => (
        <Tick
          key={id}
          isOn={stops.includes(id)}
          onTurn={(isOn) =>
            onChange({ ...order, stops: isOn ? [...stops, id] : stops.filter((each) => each !== id) })
          }
          words={words.say(phrase)}
        />
      ))}
    </div>
  )
}

interface TickProps {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly words: string
}

function Tick({ isOn, onTurn, words }: TickProps) {
  return (
    <label className={styles.stop} data-chosen={isOn}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      {words}
    </label>
  )
}
