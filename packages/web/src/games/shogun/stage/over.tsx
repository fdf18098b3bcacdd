import { useMemo } from 'react'
import { isSmall, useLayout } from '../../../shell/layout.ts'
import type { Beat } from '../../../table/beat.ts'
import { InZone } from '../../../table/zone.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { ClanTile } from '../art/clan-art.tsx'
import clans from '../art/clans.module.css'
import { Soldiers } from '../art/soldiers.tsx'
import { useBattle } from '../battle-seen.ts'
import { armyName, clanName, provinceName } from '../description.ts'
import { BattleTray } from '../tray/battle-tray.tsx'
import { colourOf, type ShogunView, useGame } from '../view.ts'
import { Backdrop } from './backdrop.tsx'
import { type Clash, clashIn, type Side } from './clash.ts'
import { Decision } from './decision.tsx'
import { Duel } from './duel.tsx'
import styles from './over.module.css'
import { Rail } from './rail.tsx'
import { Rank, useRoom } from './rank.tsx'

/** The beats with which a battle is over. */
const ends: ReadonlySet<string> = new Set(['off', 'land', 'out'])

/** The battle under way: both sides face to face over the map, the dice between them, the dead falling together. */
export function Over() {
  const { scene, log, beat } = useGame()
  const view = (beat?.before as ShogunView | undefined) ?? scene.view
  const clash = useMemo(() => clashIn(view, scene.view, log, beat), [view, scene.view, log, beat])
  const layout = useLayout()
  if (useBattle() === null || clash === null) return null
  return (
    <>
      <Scene clash={clash} />
      {isSmall(layout) && beat !== null && (
        <InZone>
          <BattleTray />
        </InZone>
      )}
    </>
  )
}

function Scene({ clash }: { clash: Clash }) {
  const say = useSay()
  const { attackers, defenders, rolling, round } = clash
  const { beat } = useGame()
  const room = useRoom(attackers, defenders)
  return (
    <section
      className={`${styles.scene} ${clans.clans}`}
      data-part="battle-scene"
      data-playing={beat !== null}
      aria-label={say('shogun.battle.scene', { round })}
    >
      <Soldiers />
      <Backdrop left={attackers.clan} right={defenders.clan} />
      <Rail step={clash.step} />
      <div className={styles.head}>
        <Named side={attackers} attacks army={clash.army} />
        <span className={styles.drum} title={say('shogun.battle.scene', { round })}>
          {round}
        </span>
        <Named side={defenders} attacks={false} army={clash.defendingArmy} />
      </div>
      <div className={styles.attackers}>
        <Rank side={attackers} attacks rolling={rolling} room={room} />
      </div>
      <Middle clash={clash} />
      <div className={styles.defenders}>
        <Rank side={defenders} attacks={false} rolling={rolling} room={room} />
      </div>
      {beat !== null && clash.throws.length + clash.fallen === 0 && <Verdict beat={beat} />}
    </section>
  )
}

/** How it ended: what is told of the land, or of whoever broke off. */
function Verdict({ beat: { name, entries } }: { beat: Beat }) {
  const words = useWords()
  if (!ends.has(name)) return null
  return (
    <strong className={styles.verdict} data-part="verdict">
      {entries.flatMap(({ phrase }) => (phrase === null ? [] : words.say(phrase))).join(' ')}
    </strong>
  )
}

/** Between the ranks: who rolls with what, the dice of both, what they came to; or what there is to decide. */
function Middle({ clash }: { clash: Clash }) {
  const say = useSay()
  const words = useWords()
  const { rolling, throws, attackers, defenders } = clash
  const key = throws.map(({ unit, attacks, dice }) => `${unit}${attacks}${dice.join()}`).join(' ')
  const { beat } = useGame()
  if (clash.step === 'decision' && beat === null) return <Decision clash={clash} />
  const kinds = new Intl.ListFormat(words.language).format(rolling.map((kind) => say(`unit.${kind}`)))
  return (
    <div className={styles.middle} key={key} aria-hidden="true">
      {rolling.length > 0 && (
        <span className={styles.plate}>
          <span>{kinds}: </span>
          {say('shogun.battle.most', { most: clash.most })}
        </span>
      )}
      {throws.length > 0 && <Duel clash={clash} />}
      {clash.fallen > 0 && (
        <span className={`${styles.pill} ${styles.fallen}`}>
          {say('shogun.battle.fallen', { count: clash.fallen })}
        </span>
      )}
      {throws.length > 0 && attackers.hits + defenders.hits > 0 && (
        <span className={styles.hits}>
          {say('shogun.battle.soFar')}
          <ClanTile clan={attackers.clan} size={18} /> <b>{attackers.hits}</b>
          <ClanTile clan={defenders.clan} size={18} /> <b>{defenders.hits}</b>
        </span>
      )}
    </div>
  )
}

interface NamedProps {
  readonly side: Side
  readonly attacks: boolean
  readonly army: number
}

/** Who fights on a side, with how many; a castle shows how many of its men are left. */
function Named({ side, attacks, army }: NamedProps) {
  const words = useWords()
  const say = useSay()
  const who = army < 0 ? clanName(side.clan) : armyName(army)
  return (
    <header
      className={`${styles.named} ${clans.clan}`}
      data-clan={colourOf(side.clan)}
      data-attacks={attacks}
    >
      <ClanTile clan={side.clan} size={26} />
      <span>
        <strong>
          {words.say({
            id: attacks ? 'shogun.battle.from' : 'shogun.battle.in',
            values: { who, province: provinceName(side.place) },
          })}
        </strong>
        <small>{say('shogun.battle.men', { count: side.men.length + side.extras })}</small>
      </span>
      {side.castle > 0 && <Pips side={side} />}
    </header>
  )
}

const lends = [0, 4, 5]

/** The men that a castle or a fortress lends fall first: each is a pip, struck when it is gone. */
function Pips({ side: { castle, extras } }: { side: Side }) {
  const say = useSay()
  return (
    <span className={styles.pips}>
      {say(extras === 0 ? 'shogun.battle.castleBare' : 'shogun.battle.castleFirst')}
      <svg viewBox={`0 0 ${(lends[castle] ?? 0) * 16} 18`} aria-hidden="true">
        {Array.from({ length: lends[castle] ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: men of a castle are alike
          <g key={i} transform={`translate(${i * 16} 0)`} data-lost={i >= extras}>
            <path d="M3 3H13V16H3Z" />
            {i >= extras && <path d="M1 17 15 2" className={styles.struck} />}
          </g>
        ))}
      </svg>
    </span>
  )
}
