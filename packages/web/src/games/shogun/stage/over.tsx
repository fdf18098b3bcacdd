import { useMemo } from 'react'
import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { Die } from '../art/die.tsx'
import { clanName, provinceName } from '../description.ts'
import { boardSize } from '../map/board-map.ts'
import { standOf } from '../map/walk.ts'
import { colourOf, type ShogunView, useGame } from '../view.ts'
import { type Clash, clashIn, type Side } from './clash.ts'
import styles from './over.module.css'
import { Rank } from './rank.tsx'

/** The battle under way: both sides face to face over the map, the dice between them, the dead falling together. */
export function Over() {
  const { scene, log, beat } = useGame()
  const view = (beat?.before as ShogunView | undefined) ?? scene.view
  const clash = useMemo(() => clashIn(view, scene.view, log, beat), [view, scene.view, log, beat])
  return clash === null ? null : <Scene clash={clash} />
}

function Scene({ clash }: { clash: Clash }) {
  const say = useSay()
  const { attackers, defenders, rolling, throws, round } = clash
  // where the fight is seen above, the scene stands below it
  const below = standOf(clash.to).y < boardSize.height * 0.6
  const key = throws.map(({ unit, attacks, dice }) => `${unit}${attacks}${dice.join()}`).join(' ')
  return (
    <section
      className={styles.scene}
      data-part="battle-scene"
      data-place={below ? 'below' : 'above'}
      aria-label={say('shogun.battle.scene', { round })}
    >
      <Named side={attackers} attacks />
      <span className={styles.drum}>{round}</span>
      <Named side={defenders} attacks={false} />
      <Rank side={attackers} attacks rolling={rolling} />
      <div className={styles.middle} key={key} aria-hidden="true">
        {rolling !== null && (
          <span className={styles.plate}>
            {say('shogun.battle.plate', { unit: say(`unit.${rolling}`), most: clash.most })}
          </span>
        )}
        {throws.map(({ attacks, dice, hits }) => (
          <div key={String(attacks)} className={styles.throw} data-attacks={attacks}>
            {dice
              .toSorted((a, b) => a - b)
              .map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
                <span key={i} style={{ animationDelay: `calc(var(--moment) * ${0.2 * i})` }}>
                  <Die value={value} hit={i < hits} size={38} />
                </span>
              ))}
            <strong>{say('shogun.battle.hits', { hits })}</strong>
          </div>
        ))}
        {clash.fallen > 0 && (
          <span className={styles.fallen}>{say('shogun.battle.fallen', { count: clash.fallen })}</span>
        )}
      </div>
      <Rank side={defenders} attacks={false} rolling={rolling} />
    </section>
  )
}

/** Who fights on a side, with how many. */
function Named({ side, attacks }: { side: Side; attacks: boolean }) {
  const words = useWords()
  const say = useSay()
  return (
    <header
      className={`${styles.named} ${clans.clan}`}
      data-clan={colourOf(side.clan)}
      data-attacks={attacks}
    >
      <ClanTile clan={side.clan} size={26} />
      <span>
        <strong>
          {words.say(clanName(side.clan))}, {words.say(provinceName(side.place))}
        </strong>
        <small>{say('shogun.battle.men', { count: side.men.length + side.extras })}</small>
      </span>
    </header>
  )
}
