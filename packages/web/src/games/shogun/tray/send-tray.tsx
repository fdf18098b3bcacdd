import { isSameSend, regularKinds, type Send } from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { provinceName } from '../description.ts'
import { menIn } from '../march-draft.ts'
import type { SendDraft } from '../send-draft.ts'
import { colourOf, useView } from '../view.ts'
import styles from './march-tray.module.css'
import { Stepper } from './stepper.tsx'

const wayOf = ({ from, to, army }: Send) => `${from} ${to} ${army}`

/** Men sent from one force to its neighbours, several at once, with what is drafted elsewhere; one commit. */
export function SendTray({ plan }: { plan: SendDraft }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const { from, sends, open, clan } = plan
  const ways = [...Map.groupBy([...sends.filter((each) => each.from === from), ...open], wayOf).values()]
  const others = [
    ...Map.groupBy(
      sends.filter((each) => each.from !== from),
      wayOf,
    ).values(),
  ]
  const force = view.provinces[from]?.force
  const gone = sends.filter((each) => each.from === from).length
  return (
    <div className={styles.march} data-part="send">
      <div className={styles.about}>
        <h2>
          {force === undefined
            ? say('shogun.send.title')
            : words.say({
                id: 'shogun.send.from',
                values: { province: provinceName(from), men: menIn(force) },
              })}
        </h2>
        {force !== undefined && (
          <p role="status" className={styles.note}>
            {say('shogun.march.stay', { count: menIn(force) - gone })}
          </p>
        )}
        <div className={styles.presets}>
          <Button
            data-part="occupy"
            disabled={plan.occupying.length === sends.length}
            onClick={() => plan.draw(plan.occupying)}
          >
            {say('shogun.send.occupy', { count: plan.occupying.length - sends.length })}
          </Button>
          <Button
            data-part="forward"
            disabled={plan.forward.length === sends.length}
            onClick={() => plan.draw(plan.forward)}
          >
            {say('shogun.send.forward', { count: plan.forward.length - sends.length })}
          </Button>
        </div>
        {others.map((several) => {
          const [first] = several
          if (first === undefined) return null
          const name = `${words.say(provinceName(first.from))} → ${words.say(provinceName(first.to))} ${several.length}`
          return (
            <Button key={wayOf(first)} title={say('shogun.send.strike')} onClick={() => plan.remove(first)}>
              {name} ✕
            </Button>
          )
        })}
      </div>
      <ol className={`${styles.stops} ${clans.clan}`} data-clan={colourOf(clan)}>
        {ways.map(([first]) =>
          first === undefined ? null : (
            <li key={wayOf(first)} className={styles.stop}>
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
          ),
        )}
      </ol>
      <div className={styles.foot}>
        <Button
          kind="strong"
          data-answer="sends"
          disabled={sends.length === 0}
          onClick={() => plan.commit(false)}
        >
          {say('shogun.send.commit', { men: sends.length, ways: new Set(sends.map(wayOf)).size })}
        </Button>
        <Button data-answer="sendsAndEnd" disabled={sends.length === 0} onClick={() => plan.commit(true)}>
          {say('shogun.send.andEnd')}
        </Button>
        <Button kind="quiet" disabled={sends.length === 0} onClick={plan.clear}>
          {say('shogun.clear')}
        </Button>
      </div>
    </div>
  )
}
