import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import { Dice } from './art/die.tsx'
import { Keep } from './art/standing.tsx'
import { clanName, provinceName } from './description.ts'
import styles from './fight.module.css'
import { lastThrows } from './throws.ts'
import { ArmyCard } from './tray/war-tray.tsx'
import { TroopFigures } from './troop-figures.tsx'
import { armiesAt, sizeOf, useView } from './view.ts'

/** The province that is looked at; otherwise the latest dice. */
export function Fight() {
  const { lookedAt } = usePlay()
  return lookedAt === null ? <LatestDice /> : <ProvinceInfo province={Number(lookedAt)} />
}

/** Whose a province is and what stands there, man by man. */
function ProvinceInfo({ province }: { province: number }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const there = view.provinces[province]
  if (there === undefined) return null
  return (
    <div className={styles.info}>
      <h2>
        <ClanTile clan={there.owner} size={28} /> {words.say(provinceName(province))}
        <span className={styles.owner}>{words.say(clanName(there.owner))}</span>
      </h2>
      {sizeOf(there.force) > 0 && (
        <div className={styles.row}>
          <TroopFigures troop={there.force} clan={there.owner} size={32} />
        </div>
      )}
      {armiesAt(view, province).map(({ id, army }) => (
        <ArmyCard key={id} id={id} army={army} />
      ))}
      {there.castle > 0 && (
        <p className={styles.row}>
          <svg viewBox="-18 -34 36 52" width="30" height="44" aria-hidden="true">
            <Keep level={there.castle} />
          </svg>
          {say(`shogun.castle.${there.castle}`, { extras: there.extras })}
        </p>
      )}
      {(there.hidden ?? 0) > 0 && <p>{say('shogun.hidden', { ronin: there.hidden ?? 0 })}</p>}
    </div>
  )
}

function LatestDice() {
  const say = useSay()
  const words = useWords()
  const { log } = usePlay()
  const throws = lastThrows(log)
  const after = log.slice(log.findLastIndex(({ event }) => event.kind === 'rolled') + 1)
  if (throws.length === 0) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  return (
    <div className={styles.info}>
      {throws.map(({ clan, unit, dice, hits }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws come in their order
        <div key={i} className={styles.row}>
          <ClanTile clan={clan} size={22} />
          <span>{say(`unit.${unit}`)}</span>
          <Dice dice={dice} hits={hits} size={30} />
        </div>
      ))}
      <ul className={styles.after}>
        {after.slice(0, 5).map(({ phrase }, i) =>
          phrase === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences come in their order
            <li key={i}>{words.say(phrase)}</li>
          ),
        )}
      </ul>
    </div>
  )
}
