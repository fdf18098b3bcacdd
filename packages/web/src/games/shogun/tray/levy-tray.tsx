import {
  hitsAtMost,
  perKoku,
  regularKinds,
  sides,
  spreadEvenly,
  whereEnemiesTouch,
} from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { Koban } from '../art/icons.tsx'
import { provinceName } from '../description.ts'
import { type LevyDraft, useLevyDraft } from '../levy-draft.ts'
import { colourOf, useView } from '../view.ts'
import styles from './levy-tray.module.css'
import { Stepper } from './stepper.tsx'

/** New units: how many of each kind, where they go, what is left of koku and stock; committed once. */
export function LevyTray() {
  const levy = useLevyDraft()
  return levy === null ? null : <Drafting levy={levy} />
}

function Drafting({ levy }: { levy: LevyDraft }) {
  const say = useSay()
  const words = useWords()
  const { clan, koku, price, men, placed, hand, kind } = levy
  const stock = useView().clans[clan]?.stock
  const free = regularKinds.find((unit) => levy.free(unit) > 0)
  return (
    <div className={styles.levy} data-part="levy">
      <div className={`${styles.kinds} ${clans.clan}`} data-clan={colourOf(clan)}>
        {regularKinds.map((unit) => {
          const count = levy.count(unit)
          const left = (stock?.[unit] ?? 0) - count
          const bar = levy.bar(unit)
          return (
            <div key={unit} className={styles.kind} data-chosen={kind === unit}>
              <button
                type="button"
                className={styles.who}
                aria-pressed={kind === unit}
                onClick={() => levy.choose(unit)}
              >
                <Figure kind={unit} size={34} />
                <span>
                  <strong>{say(`unit.${unit}`)}</strong>
                  <small>{say('shogun.levy.price', { count: perKoku[unit] })}</small>
                  <small>{say('shogun.levy.hits', { most: hitsAtMost[unit], sides })}</small>
                </span>
              </button>
              <Stepper
                name={say(`unit.${unit}`)}
                count={count}
                least={0}
                most={bar === null ? count + 1 : count}
                onStep={(by) => (by > 0 ? levy.more(unit) : levy.fewer(unit))}
              />
              <small className={bar === null ? undefined : styles.closed}>
                {bar === null ? say('shogun.levy.stock', { count: left }) : say(`shogun.levy.${bar}`)}
              </small>
            </div>
          )
        })}
      </div>
      <div className={styles.sum}>
        <p>
          <span className={styles.coins} aria-hidden="true">
            {Array.from({ length: koku }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
              <span key={i} data-spent={i < price}>
                <Koban />
              </span>
            ))}
          </span>
          <strong role="status">{say('shogun.levy.sum', { price, koku, men })}</strong>
        </p>
        <p className={styles.note}>
          {levy.asProposed
            ? say('shogun.levy.proposed')
            : free === undefined
              ? say('shogun.levy.point', { unit: say(`unit.${kind}`) })
              : say('shogun.levy.free', { unit: say(`unit.${free}`), count: levy.free(free) })}
        </p>
        <ul className={styles.placed} aria-label={say('shogun.levy.placed', { placed: placed.length, men })}>
          {placed.map(({ unit, province }) => (
            <li key={province}>
              <button
                type="button"
                title={say('shogun.levy.takeBack', { unit: say(`unit.${unit}`) })}
                onClick={() => levy.takeBack(province)}
              >
                <Figure kind={unit} size={18} /> {words.say(provinceName(province))} ✕
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot} data-foot>
        <Button
          kind="strong"
          data-answer="levy"
          onClick={levy.commit}
          aria-describedby={hand.length > 0 ? 'shogun-levy-lost' : undefined}
        >
          {placed.length === men
            ? say('shogun.levy.commit', { men })
            : say('shogun.levy.commitPart', { placed: placed.length, men })}
        </Button>
        {hand.length > 0 && (
          <small id="shogun-levy-lost" className={styles.closed}>
            {say('shogun.levy.lost', { count: hand.length })}
          </small>
        )}
        <Button disabled={men === 0} onClick={() => levy.spread(spreadEvenly)}>
          {say('shogun.levy.spread')}
        </Button>
        <Button disabled={men === 0} onClick={() => levy.spread(whereEnemiesTouch)}>
          {say('shogun.levy.enemies')}
        </Button>
        <Button kind="quiet" disabled={men === 0} onClick={levy.clear}>
          {say('shogun.clear')}
        </Button>
      </div>
    </div>
  )
}
