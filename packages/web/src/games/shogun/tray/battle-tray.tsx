import { oddsOf } from '@gunbai/shogun/screen'
import { useSay, useWords } from '../../../words/words.tsx'
import { defenderOf, useBattle } from '../battle-seen.ts'
import { provinceName } from '../description.ts'
import { nobody, useGame, useView } from '../view.ts'
import styles from './battle-tray.module.css'
import { RoundSheet } from './round-sheet.tsx'

/** Beside the scene of a battle: its round step by step, and how it would end if it were fought to the end. */
export function BattleTray() {
  const { beat } = useGame()
  if (useBattle() === null) return null
  return (
    <div className={styles.battle} data-part="battle" data-playing={beat !== null}>
      <Ending />
      <RoundSheet />
    </div>
  )
}

/** What fighting to the end brings, with how many men the attacker would have left. */
function Ending() {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const { battle } = view
  if (battle === null || defenderOf(view, battle) === nobody) return null
  const { win, lose, bothLost, attackersLeft } = oddsOf(view, battle.army, battle.from, battle.to)
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  const written = (chance: number) =>
    chance > 0 && chance < 0.005 ? `< ${percent.format(0.01)}` : percent.format(chance)
  const most = Math.max(0.01, ...attackersLeft.slice(1))
  const chances = [
    { id: 'shogun.ending.win', chance: win },
    { id: 'shogun.ending.both', chance: bothLost },
    { id: 'shogun.ending.lose', chance: lose },
  ]
  return (
    <section className={styles.ending} data-part="ending">
      <h2>{say('shogun.ending')}</h2>
      <dl>
        {chances.map(({ id, chance }) => (
          <div key={id} data-chance={id}>
            <dt>{words.say({ id, values: { province: provinceName(battle.to) } })}</dt>
            <dd>
              <span className={styles.track}>
                <i style={{ width: `${100 * chance}%` }} />
              </span>
              <b>{written(chance)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <ol className={styles.left} aria-label={say('shogun.ending.left')} hidden={attackersLeft.length < 4}>
        {attackersLeft.map((chance, men) =>
          men === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: so many men are left
            <li key={men}>
              <small>{chance < 0.005 ? '' : percent.format(chance)}</small>
              <span style={{ height: `${Math.max(4, (100 * chance) / most)}%` }} />
              <b>{men}</b>
            </li>
          ),
        )}
      </ol>
      <p hidden={attackersLeft.length < 4}>{say('shogun.ending.left')}</p>
    </section>
  )
}
