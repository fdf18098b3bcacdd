import { isSmall, useLayout } from '../../../shell/layout.ts'
import { useSay, useWords } from '../../../words/words.tsx'
import { ArmyBanner } from '../art/standing.tsx'
import { armyName, clanName, provinceName } from '../description.ts'
import { TroopFigures } from '../troop-figures.tsx'
import { type ArmyView, armiesPerClan, clanOfArmy, sizeOf, useView } from '../view.ts'
import styles from './tray.module.css'
import war from './war-tray.module.css'

const phases = ['A', 'B', 'C', 'D'] as const

/** Where the war turn stands, and the viewer's armies. */
export function WarTray({ clans }: { clans: readonly number[] }) {
  const say = useSay()
  const words = useWords()
  const layout = useLayout()
  const view = useView()
  const armies = view.armies.flatMap((army, id) =>
    clans.includes(clanOfArmy(id)) && army.leader !== 'lost' ? [{ id, army }] : [],
  )
  return (
    <div className={war.war}>
      <div className={styles.stack}>
        <h2 className={styles.title}>
          {view.turn < 0
            ? say('shogun.stage.end-of-round')
            : words.say({ id: 'shogun.war.turn', values: { clan: clanName(view.turn) } })}
        </h2>
        <ol className={war.phases}>
          {phases.map((phase) => (
            <li key={phase} aria-current={view.phase === phase ? 'step' : undefined}>
              <strong>{phase}</strong> {say(`shogun.phase.${phase}`)}
            </li>
          ))}
        </ol>
      </div>
      {/* on a large screen they lie under the map */}
      {isSmall(layout) && (
        <div className={styles.cards}>
          {armies.map(({ id, army }) => (
            <ArmyCard key={id} id={id} army={army} />
          ))}
        </div>
      )}
    </div>
  )
}

/** One army: its banner, its daimyo's family, its men, where it stands. */
export function ArmyCard({ id, army }: { id: number; army: ArmyView }) {
  const say = useSay()
  const words = useWords()
  const led = army.leader === 'living'
  return (
    <div className={war.army}>
      <svg viewBox="-18 -34 36 56" width="46" height="72" aria-hidden="true">
        <ArmyBanner
          clan={clanOfArmy(id)}
          number={id % armiesPerClan}
          men={sizeOf(army)}
          level={army.level}
          led={led}
        />
      </svg>
      <div className={war.about}>
        <h3>{words.say(armyName(id))}</h3>
        <p className={styles.note}>
          {army.place < 0 ? say('shogun.army.off') : words.say(provinceName(army.place))} ·{' '}
          {led ? say('shogun.level', { level: army.level }) : say('shogun.slain')}
        </p>
        <TroopFigures troop={army} clan={clanOfArmy(id)} daimyo={led} />
      </div>
    </div>
  )
}
