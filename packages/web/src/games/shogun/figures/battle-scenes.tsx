import { hitsAtMost } from '@gunbai/shogun/screen'
import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import { Figure } from '../art/figures.tsx'
import { Backdrop } from '../stage/backdrop.tsx'
import { Rank } from '../stage/rank.tsx'
import styles from './figures.module.css'
import type { BattleScene as Scene, Step } from './scene-data.ts'

/** Both sides of a battle, and what they throw in one round. */
export function BattleScene({ scene: { attackers, defenders, throws, room } }: { scene: Scene }) {
  return (
    <>
      <div className={`${styles.field} ${clans.clans}`}>
        <Backdrop left={attackers.clan} right={defenders.clan} />
        <Rank side={attackers} attacks={true} rolling={[]} room={room} />
        <Rank side={defenders} attacks={false} rolling={[]} room={room} />
      </div>
      <Throws throws={throws} />
    </>
  )
}

/** Who throws what, step by step. */
export function Throws({ throws }: { throws: readonly Step[] }) {
  const say = useSay()
  return (
    <table className={styles.throws}>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('figures.attackers')}</th>
          <th scope="col">{say('figures.defenders')}</th>
        </tr>
      </thead>
      <tbody>
        {throws.map(([kind, ...both]) => (
          <tr key={kind}>
            <th scope="row">
              <Figure kind={kind} size={28} />
              <span className="unseen">{say(`unit.${kind}`)}</span>
            </th>
            {both.map((dice, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: attackers first
              <td key={i}>
                <span className={styles.thrown}>
                  {dice.map((value) => (
                    <Die key={value} value={value} hit={value <= hitsAtMost[kind]} />
                  ))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
