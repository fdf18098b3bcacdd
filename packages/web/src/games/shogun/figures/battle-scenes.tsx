import { hitsAtMost } from '@gunbai/shogun/screen'
import { useSay } from '../../../words/words.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import { Figure, type FigureKind } from '../art/figures.tsx'
import { Backdrop } from '../stage/backdrop.tsx'
import type { Side } from '../stage/clash.ts'
import { Rank } from '../stage/rank.tsx'
import styles from './figures.module.css'

const [green, indigo] = [3, 2]

/** What a kind of man throws in its step, the attackers' dice first. */
type Step = readonly [FigureKind, attackers: readonly number[], defenders: readonly number[]]

interface BattleScene {
  readonly attackers: Side
  readonly defenders: Side
  readonly throws: readonly Step[]
  /** How much room each side has. */
  readonly room: { readonly width: number; readonly height: number; readonly most: number }
}

const side = (clan: number, ...men: readonly (readonly [FigureKind, number])[]): Side => ({
  clan,
  men: men.flatMap(([kind, count]) => Array.from({ length: count }, () => kind)),
  place: 0,
  castle: 0,
  extras: 0,
  hits: 0,
  dead: [],
})

export const battleScenes: Readonly<Record<string, BattleScene>> = {
  // one round, step by step
  battle: {
    attackers: side(indigo, ['archer', 1], ['gunner', 2], ['spearman', 3]),
    defenders: side(green, ['gunner', 1], ['spearman', 3]),
    throws: [
      ['archer', [5], []],
      ['gunner', [4, 9], [7]],
      ['spearman', [2, 7, 11], [3, 8]],
    ],
    room: { width: 176, height: 154, most: 3 },
  },
  // the men of a castle fight, and fall first
  castle: {
    attackers: side(indigo, ['swordsman', 2], ['spearman', 3]),
    defenders: { ...side(green, ['spearman', 2]), castle: 1, extras: 4 },
    throws: [
      ['swordsman', [3, 11], []],
      ['spearman', [4, 6, 9], [2, 4, 5, 8, 10, 12]],
    ],
    room: { width: 236, height: 154, most: 3 },
  },
  // they lay hidden until the enemy came
  ronin: {
    attackers: side(indigo, ['archer', 1], ['spearman', 4]),
    defenders: side(green, ['spearman', 4], ['ronin', 3]),
    throws: [
      ['archer', [9], []],
      ['ronin', [], [1, 5, 10]],
      ['spearman', [3, 6, 7, 12], [2, 8, 9, 11]],
    ],
    room: { width: 236, height: 154, most: 4 },
  },
}

/** Both sides of a battle, and what they throw in one round. */
export function BattleScene({ scene: { attackers, defenders, throws, room } }: { scene: BattleScene }) {
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
