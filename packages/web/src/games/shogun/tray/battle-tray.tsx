import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { Dice } from '../art/die.tsx'
import { Figure } from '../art/figures.tsx'
import { clanName, provinceName } from '../description.ts'
import { lastThrows } from '../throws.ts'
import { TroopFigures } from '../troop-figures.tsx'
import { armiesAt, colourOf, nobody, sizeOf, useGame, useView } from '../view.ts'
import styles from './battle-tray.module.css'

/** A battle: both sides man by man, the dice between them. */
export function BattleTray() {
  const say = useSay()
  const { log } = useGame()
  const view = useView()
  const { battle } = view
  if (battle === null) return null
  const defender = view.provinces[battle.to]?.owner ?? nobody
  const throws = lastThrows(log)
  return (
    <div className={styles.battle} data-part="battle">
      <Side attacks clan={view.turn} />
      <ol className={styles.throws} aria-label={say('shogun.battle.dice')}>
        {throws.map(({ clan, attacks, unit, dice, hits }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws come in their order
          <li key={i} className={clans.clan} data-clan={colourOf(clan)} data-attacks={attacks}>
            <ClanTile clan={clan} size={22} />
            <span className={styles.unit}>
              <Figure kind={unit} size={24} />
            </span>
            <Dice dice={dice} hits={hits} size={30} />
            <span className={styles.hits}>{say('shogun.battle.hits', { hits })}</span>
          </li>
        ))}
        {throws.length === 0 && <li className={styles.quiet}>{say('shogun.battle.begins')}</li>}
      </ol>
      <Side attacks={false} clan={defender} />
    </div>
  )
}

function Side({ attacks, clan }: { attacks: boolean; clan: number }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const { battle } = view
  if (battle === null) return null
  const place = attacks ? battle.from : battle.to
  const army = view.armies[battle.army]
  const led = attacks ? (army === undefined ? [] : [army]) : armiesAt(view, place).map((each) => each.army)
  const there = view.provinces[place]
  const force = attacks && army !== undefined ? undefined : there?.force
  return (
    <section className={`${styles.side} ${clans.clan}`} data-clan={colourOf(clan)} data-attacks={attacks}>
      <h2>
        <ClanTile clan={clan} size={26} />
        {words.say({
          id: attacks ? 'shogun.battle.attacker' : 'shogun.battle.defender',
          values: { clan: clanName(clan), province: provinceName(place) },
        })}
      </h2>
      <div className={styles.troops}>
        {led.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the armies of a province have no other order
          <TroopFigures key={i} troop={each} clan={clan} daimyo={each.leader === 'living'} size={30} />
        ))}
        {force !== undefined && sizeOf(force) > 0 && <TroopFigures troop={force} clan={clan} size={30} />}
        {!attacks && there !== undefined && there.extras > 0 && (
          <span>{say(`shogun.extras.${there.castle}`, { extras: there.extras })}</span>
        )}
      </div>
    </section>
  )
}
