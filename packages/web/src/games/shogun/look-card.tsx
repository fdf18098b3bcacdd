import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { ClanTile } from './art/clan-art.tsx'
import { Keep } from './art/standing.tsx'
import { clanName, provinceName } from './description.ts'
import styles from './look-card.module.css'
import { ArmyCard } from './tray/war-tray.tsx'
import { TroopFigures } from './troop-figures.tsx'
import { armiesAt, sizeOf, useView } from './view.ts'

/** Whose the province is that is looked at, and what stands there. A screen reader hears the province itself. */
export function LookCard() {
  const { lookedAt, explained } = usePlay()
  const view = useView()
  const province = lookedAt === null ? -1 : Number(lookedAt)
  if (view.provinces[province] === undefined || explained !== null) return null
  return (
    <div className={styles.card} aria-hidden="true">
      <ProvinceCard province={province} />
    </div>
  )
}

/** Whose a province is, and what stands there, man by man. */
export function ProvinceCard({ province }: { province: number }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const there = view.provinces[province]
  if (there === undefined) return null
  return (
    <div className={styles.there}>
      <h2>
        <ClanTile clan={there.owner} size={26} /> {words.say(provinceName(province))}
        <span className={styles.owner}>{words.say(clanName(there.owner))}</span>
      </h2>
      {sizeOf(there.force) > 0 && <TroopFigures troop={there.force} clan={there.owner} size={32} />}
      {armiesAt(view, province).map(({ id, army }) => (
        <ArmyCard key={id} id={id} army={army} />
      ))}
      {there.castle > 0 && (
        <p className={styles.castle}>
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
