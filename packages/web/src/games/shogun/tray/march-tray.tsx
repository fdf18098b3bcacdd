import { leastLeft, mostLeft, regularKinds } from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { armyName, provinceName } from '../description.ts'
import { type MarchDraft, menIn } from '../march-draft.ts'
import { clanOfArmy, colourOf, useView } from '../view.ts'
import styles from './march-tray.module.css'
import { Stepper } from './stepper.tsx'

/** A march as it is drafted: its stops, whom it leaves at each, and one commit. */
export function MarchTray({ march }: { march: MarchDraft }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const { army, place, stops, free } = march
  const men = view.armies[army]
  if (men === undefined) return null
  const stay = stops.reduce((sum, { left }) => sum + (left === null ? 0 : menIn(left)), 0)
  const joins = stops.reduce((sum, each) => sum + each.joins.length, 0)
  return (
    <div className={styles.march} data-part="march">
      <div className={styles.about}>
        <h2>
          {words.say({
            id: 'shogun.march.title',
            values: { army: armyName(army), province: provinceName(place) },
          })}
        </h2>
        <p className={styles.note}>
          {[stops[0]?.from ?? place, ...stops.map(({ to }) => to)]
            .map((each) => words.say(provinceName(each)))
            .join(' → ')}
        </p>
        <p className={styles.note}>{say('shogun.march.steps', { steps: stops.length })}</p>
        {march.others.map((each) => (
          <Button key={each.army} onClick={() => march.show(each.army)}>
            {`${words.say(armyName(each.army))} → ${words.say(provinceName(each.place))}`}
          </Button>
        ))}
      </div>
      <ol className={`${styles.stops} ${clans.clan}`} data-clan={colourOf(clanOfArmy(army))}>
        {stops.map(({ from, left, joins: joining }, stop) => (
          <li key={from} className={styles.stop}>
            <strong>{words.say(provinceName(from))}</strong>
            {joining.length > 0 && <p>{say('shogun.march.joins', { count: joining.length })}</p>}
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
      <div className={styles.foot}>
        <Button kind="strong" data-answer="march" onClick={() => march.commit(false)}>
          {march.others.length === 0
            ? say('shogun.march.commit', { go: menIn(men) + joins - stay + 1, stay })
            : say('shogun.march.commitAll', { armies: march.others.length + 1 })}
        </Button>
        {march.mayEnd && (
          <Button data-answer="marchAndEnd" onClick={() => march.commit(true)}>
            {say('shogun.march.andEnd')}
          </Button>
        )}
        {!free && stay > 0 && <Button onClick={march.stepOnly}>{say('shogun.march.stepOnly')}</Button>}
        <Button kind="quiet" onClick={march.cancel}>
          {say('shogun.cancel')}
        </Button>
      </div>
    </div>
  )
}
