import { isSameSend, regularKinds, type Send } from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { provinceName } from '../description.ts'
import { menIn } from '../march-draft.ts'
import type { SendDraft } from '../send-draft.ts'
import { colourOf } from '../view.ts'
import styles from './march-tray.module.css'
import { Stepper } from './stepper.tsx'

export const wayOf = ({ from, to, army }: Send) => `${from} ${to} ${army}`

/** What most men are sent for, by one press each. */
export function WayPresets({ plan }: { plan: SendDraft }) {
  const say = useSay()
  const { sends, occupying, forward } = plan
  return (
    <>
      <Button
        data-part="occupy"
        disabled={occupying.length === sends.length}
        onClick={() => plan.draw(occupying)}
      >
        {say('shogun.send.occupy', { count: occupying.length - sends.length })}
      </Button>
      <Button
        data-part="forward"
        disabled={forward.length === sends.length}
        onClick={() => plan.draw(forward)}
      >
        {say('shogun.send.forward', { count: forward.length - sends.length })}
      </Button>
    </>
  )
}

/** The ways of men of forces: those drafted, and from the force in hand a stepper for each kind and neighbour. */
export function SendWays({ plan }: { plan: SendDraft }) {
  const say = useSay()
  const words = useWords()
  const { from, sends, open, clan, view } = plan
  const grouped = (list: readonly Send[]) => [...Map.groupBy(list, wayOf).values()]
  const ways = grouped([...sends.filter((each) => each.from === from), ...open])
  const others = grouped(sends.filter((each) => each.from !== from))
  const force = view.provinces[from]?.force
  const gone = sends.filter((each) => each.from === from).length
  return (
    <>
      {force !== undefined && ways.length > 0 && (
        <>
          <p className={styles.note} role="status">
            <strong>
              {words.say({
                id: 'shogun.send.from',
                values: { province: provinceName(from), men: menIn(force) },
              })}
            </strong>{' '}
            {say('shogun.march.stay', { count: menIn(force) - gone })}
          </p>
          <ol className={`${styles.stops} ${clans.clan}`} data-clan={colourOf(clan)}>
            {ways.map(
              ([first]) => first !== undefined && <Way key={wayOf(first)} plan={plan} first={first} />,
            )}
          </ol>
        </>
      )}
      <ol className={styles.arrows} data-part="ways">
        {others.map((several) => {
          const [first] = several
          if (first === undefined) return null
          return (
            <li key={wayOf(first)}>
              <button type="button" title={say('shogun.send.strike')} onClick={() => plan.remove(first)}>
                {`${words.say(provinceName(first.from))} → ${words.say(provinceName(first.to))} ${several.length}`}{' '}
                ✕
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** One way, with a stepper for each kind of men who could go it. */
function Way({ plan, first }: { plan: SendDraft; first: Send }) {
  const say = useSay()
  const words = useWords()
  const { sends, open } = plan
  return (
    <li className={styles.stop}>
      <strong>
        {words.say(provinceName(first.to))}
        {first.army && <small> {say('shogun.battle.army')}</small>}
      </strong>
      <div className={styles.kinds}>
        {regularKinds.map((unit) => {
          const send = { ...first, unit }
          const count = sends.filter((each) => isSameSend(each, send)).length
          const more = open.some((each) => isSameSend(each, send))
          if (count === 0 && !more) return null
          return (
            <span key={unit}>
              <Figure kind={unit} size={24} />
              <Stepper
                name={words.say({
                  id: first.army ? 'shogun.send.intoArmy' : 'shogun.send.to',
                  values: { unit: { id: `unit.${unit}` }, province: provinceName(first.to) },
                })}
                count={count}
                least={0}
                most={more ? count + 1 : count}
                onStep={(by) => (by > 0 ? plan.add(send) : plan.remove(send))}
              />
            </span>
          )
        })}
      </div>
    </li>
  )
}
