import { changedLosses, type LossPlan, type LossRow, proposedLosses } from '@gunbai/shogun/screen'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Figure } from '../art/figures.tsx'
import { useDraft } from '../draft.ts'
import { colourOf, nobody, useView } from '../view.ts'
import styles from './casualty-sheet.module.css'
import { offered } from './offered.ts'
import { Stepper } from './stepper.tsx'

/** Whom the owner gives up: a set is proposed, can be changed, and is taken with one tap. */
export function CasualtySheet() {
  const say = useSay()
  const { scene, chooseAll } = usePlay()
  const view = useView()
  const [drafted, change] = useDraft<LossPlan | null>('losses', null)
  const seat = scene.viewer
  if (seat === null || offered(scene.answers, 'lose').length === 0) return null
  const plan = drafted ?? proposedLosses(view, seat)
  if (plan === null) return null
  const clan =
    view.clans[view.turn]?.seat === seat
      ? view.turn
      : (view.provinces[view.battle?.to ?? nobody]?.owner ?? nobody)
  const twoTroops =
    new Set(plan.rows.filter(({ unit }) => unit !== 'daimyo').map(({ army }) => army)).size > 1
  const nameOf = ({ unit, army }: LossRow) => {
    const name = say(`unit.${unit}`)
    return twoTroops ? `${name}, ${say(army ? 'shogun.battle.army' : 'shogun.battle.force')}` : name
  }
  return (
    <div className={styles.casualties} data-part="casualties">
      <div className={styles.about}>
        <h2>{say('shogun.battle.lose', { hits: plan.hits })}</h2>
        <p>{say('shogun.battle.proposed')}</p>
      </div>
      <ul className={clans.clan} data-clan={colourOf(clan)}>
        {plan.rows.map((row) => {
          const more = changedLosses(view, seat, plan, row, 1)
          const fewer = changedLosses(view, seat, plan, row, -1)
          return (
            <li key={`${row.unit} ${row.army}`}>
              <span>
                <Figure kind={row.unit} size={28} />
                <span>
                  {nameOf(row)} <small>{say('shogun.battle.of', { standing: row.standing })}</small>
                </span>
              </span>
              <Stepper
                name={nameOf(row)}
                count={row.lost}
                least={fewer === null ? row.lost : row.lost - 1}
                most={more === null ? row.lost : row.lost + 1}
                onStep={(by) => change(by > 0 ? more : fewer)}
              />
            </li>
          )
        })}
      </ul>
      <div data-foot>
        <Button kind="strong" data-answer="lose" onClick={() => chooseAll(plan.answers)}>
          {say('shogun.battle.take', {
            losses: plan.rows
              .filter(({ lost }) => lost > 0)
              .map(({ unit, lost }) =>
                unit === 'daimyo' ? say('unit.daimyo') : say(`shogun.count.${unit}`, { count: lost }),
              )
              .join(', '),
          })}
        </Button>
        {drafted !== null && (
          <Button kind="quiet" onClick={() => change(null)}>
            {say('shogun.battle.proposal')}
          </Button>
        )}
      </div>
    </div>
  )
}
