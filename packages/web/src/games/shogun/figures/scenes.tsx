import { useSay } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import { Koban, NinjaMask, SwordIcon } from '../art/icons.tsx'
import { ArmyBanner } from '../art/standing.tsx'
import { BattleScene, Throws } from './battle-scenes.tsx'
import styles from './figures.module.css'
import { MapScene } from './map-scenes.tsx'
import { battleScenes, mapScenes } from './scene-data.ts'

/** What four clans bid for the swords, and which each gets. */
const bids = [
  { letter: 'A', clan: 3, koku: 3, sword: 4 },
  { letter: 'B', clan: 2, koku: 2, sword: 1 },
  { letter: 'C', clan: 0, koku: 2, sword: 2 },
  { letter: 'D', clan: 4, koku: 0, sword: 3 },
] as const

function Swords() {
  const say = useSay()
  return (
    <table className={`${styles.throws} ${clans.clans}`}>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('figures.swords.bid')}</th>
          <th scope="col">{say('figures.swords.sword')}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map(({ letter, clan, koku, sword }) => (
          <tr key={letter}>
            <th scope="row">
              <span className={styles.clan}>
                {letter} <ClanTile clan={clan} size={28} />
              </span>
            </th>
            <td>
              <span className={styles.thrown}>
                {koku === 0
                  ? '–'
                  : Array.from({ length: koku }, (_, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
                      <Koban key={i} size={24} />
                    ))}
              </span>
            </td>
            <td>
              <span className={styles.clan}>
                <SwordIcon size={26} /> <strong>{sword}</strong>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A blow that fails, and the revenge. */
function Ninja() {
  return (
    <ul className={`${styles.blows} ${clans.clans}`}>
      <li>
        <NinjaMask size={46} />
        <svg viewBox="-24 -36 48 60" width="52" height="65" aria-hidden="true">
          <ArmyBanner clan={3} number={0} men={9} level={3} led={true} />
        </svg>
        <Die value={11} size={46} />
      </li>
      <li>
        <svg viewBox="-24 -36 48 60" width="52" height="65" aria-hidden="true">
          <ArmyBanner clan={2} number={0} men={7} level={1} led={false} />
        </svg>
        <Die value={9} hit={true} size={46} />
      </li>
    </ul>
  )
}

/** What a landing throws before anybody answers. */
const ashore = [['spearman', [], [2, 4, 9]]] as const

export function Scene({ words: [name = ''] }: { words: readonly string[] }) {
  const [place, battle] = [mapScenes[name], battleScenes[name]]
  if (place !== undefined) {
    return (
      <>
        <MapScene scene={place} />
        {name === 'sea' && <Throws throws={ashore} />}
      </>
    )
  }
  if (battle !== undefined) return <BattleScene scene={battle} />
  if (name === 'swords') return <Swords />
  if (name === 'ninja') return <Ninja />
  throw new Error(`The rulebook wants the scene "${name}": there is none in scenes.tsx.`)
}
