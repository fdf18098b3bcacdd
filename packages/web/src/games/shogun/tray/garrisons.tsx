import { leastLeft, mostLeft, regularKinds } from '@gunbai/shogun/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { provinceName } from '../description.ts'
import { type MarchDraft, menIn } from '../march-draft.ts'
import { clanOfArmy, colourOf } from '../view.ts'
import styles from './march-tray.module.css'
import { Stepper } from './stepper.tsx'

/** The stops of a march that is drafted, and whom it leaves at each. */
export function Garrisons({ march }: { march: MarchDraft }) {
  const say = useSay()
  const words = useWords()
  const { army, stops, free, before } = march
  const men = before.armies[army]
  if (men === undefined) return null
  return (
    <ol className={`${styles.stops} ${clans.clan}`} data-clan={colourOf(clanOfArmy(army))} data-part="march">
      {stops.map(({ from, left, joins }, stop) => (
        <li key={from} className={styles.stop}>
          <strong>{words.say(provinceName(from))}</strong>
          {joins.length > 0 && <p>{say('shogun.march.joins', { count: joins.length })}</p>}
          {left === null ? (
            <p className={styles.note}>{say('shogun.march.held')}</p>
          ) : (
            <>
              <p>
                <strong role="status">{say('shogun.march.stay', { count: menIn(left) })}</strong>{' '}
                <small>
                  {free
                    ? say('shogun.march.bounds', { least: leastLeft, most: mostLeft })
                    : say('shogun.march.tied')}
                </small>
              </p>
              <div className={styles.kinds}>
                {regularKinds.map((unit) =>
                  men[unit] === 0 ? null : (
                    <span key={unit}>
                      <Figure kind={unit} size={24} />
                      <Stepper
                        name={words.say({
                          id: 'shogun.march.staying',
                          values: { unit: { id: `unit.${unit}` }, province: provinceName(from) },
                        })}
                        count={left[unit]}
                        least={free ? march.least(stop, unit) : left[unit]}
                        most={free ? march.most(stop, unit) : left[unit]}
                        onStep={(by) => march.leave(stop, unit, by)}
                      />
                    </span>
                  ),
                )}
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
