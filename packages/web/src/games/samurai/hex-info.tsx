import { type HexId, hexName } from '@gunbai/hexes'
import { kindCoded, rangedDice, terrains, unitKinds } from '@gunbai/samurai/screen'
import { useSay, useWords } from '../../words/words.tsx'
import { UnitBlock } from './art/unit-block.tsx'
import { type Battle, type BattleUnit, leaderAt, looks, sideOf, unitAt } from './battle.ts'
import { groundName, unitName } from './description.ts'
import { field } from './geometry.ts'
import styles from './hex-info.module.css'
import { useView } from './view.ts'

/** What stands in a hex, what it can do, and what its ground does. */
export default function HexInfo({ battle, hex }: { battle: Battle; hex: number }) {
  const say = useSay()
  const words = useWords()
  const unit = unitAt(battle, hex)
  const leader = leaderAt(battle, hex)
  return (
    <div className={styles.info}>
      {unit !== undefined && <UnitInfo unit={unit} />}
      {leader !== undefined && <p>{say(`samurai.leader.${leader.kind}`, { name: leader.name })}</p>}
      <div>
        <h3 className={styles.ground}>
          {hexName(field, hex as HexId)} · {words.say(groundName(battle.ground[hex] ?? 'open'))}
        </h3>
        <GroundInfo name={battle.ground[hex] ?? 'open'} />
      </div>
    </div>
  )
}

function UnitInfo({ unit }: { unit: BattleUnit }) {
  const say = useSay()
  const words = useWords()
  const { edition } = useView()
  const kind = unitKinds[kindCoded(edition, unit.code)]
  const look = looks[unit.code]
  if (kind === undefined || look === undefined) return null
  const ranged = rangedDice[kind.weapon]
  const farthest = ranged.at.length - 1
  const facts = [
    kind.move === 0
      ? say('samurai.stat.stays')
      : say('samurai.stat.move', { move: kind.move, battle: kind.moveAndBattle }),
    kind.arm === 'guard' ? say('samurai.stat.closeGuard') : say('samurai.stat.close', { dice: kind.close }),
    ...(kind.weapon === 'none'
      ? []
      : [say('samurai.stat.ranged', { range: farthest, dice: ranged.at[2] ?? 0, moved: ranged.moved })]),
    ...(kind.steadfast > 0 ? [say('samurai.stat.steadfast', { flags: kind.steadfast })] : []),
    ...(kind.shame > 0 ? [say('samurai.stat.shame', { honor: kind.shame })] : []),
  ]
  return (
    <div className={styles.unit}>
      <svg viewBox="-34 -42 68 70" width="68" height="70" aria-hidden="true">
        <UnitBlock look={{ ...look, side: sideOf(unit.seat), blocks: unit.blocks, full: unit.full }} />
      </svg>
      <div>
        <h2 className={styles.name}>{words.say(unitName(unit.code))}</h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const anyNumber = 99

/** What a ground does, as the rulebook's own table has it. */
function GroundInfo({ name }: { name: string }) {
  const say = useSay()
  const { edition } = useView()
  const terrain = Object.entries(terrains[edition]).find(([each]) => each === name)?.[1]
  if (terrain === undefined) return null
  const maximum = (id: string, { foot, horse }: { foot: number; horse: number }) =>
    foot === anyNumber && horse === anyNumber
      ? []
      : [
          foot === horse
            ? say(`samurai.ground.${id}`, { dice: foot })
            : say(`samurai.ground.${id}Each`, {
                foot: foot === anyNumber ? '–' : foot,
                horse: horse === anyNumber ? '–' : horse,
              }),
        ]
  const facts = [
    ...(terrain.impassable ? [say('samurai.ground.impassable')] : []),
    ...(terrain.stops ? [say('samurai.ground.stops')] : []),
    ...(terrain.battleFoot ? [] : [say('samurai.ground.noBattle')]),
    ...(terrain.battleFoot && !terrain.battleHorse ? [say('samurai.ground.noBattleHorse')] : []),
    ...(terrain.blocksSight ? [say('samurai.ground.blocksSight')] : []),
    ...maximum('closeInto', terrain.closeInto),
    ...maximum('rangedInto', terrain.rangedInto),
    ...maximum('closeOut', terrain.closeOut),
    ...maximum('rangedOut', terrain.rangedOut),
    ...(terrain.steadies === 'nobody' ? [] : [say(`samurai.ground.steadies.${terrain.steadies}`)]),
  ]
  return (
    <p className={styles.facts}>{facts.length === 0 ? say('samurai.ground.plain') : facts.join(' · ')}</p>
  )
}
