import { type HexId, hexName } from '@gunbai/hexes'
import { kindCoded, unitKinds } from '@gunbai/samurai/screen'
import { useSay, useWords } from '../../words/words.tsx'
import { UnitBlock } from './art/unit-block.tsx'
import { type Battle, type BattleUnit, leaderAt, looks, sideOf, unitAt } from './battle.ts'
import { groundName, unitName } from './description.ts'
import { groundFacts, unitFacts } from './facts.ts'
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
  return (
    <div className={styles.unit}>
      <svg viewBox="-36 -42 72 78" width="72" height="78" aria-hidden="true">
        <UnitBlock look={{ ...look, side: sideOf(unit.seat), blocks: unit.blocks, full: unit.full }} />
      </svg>
      <div>
        <h2 className={styles.name}>{words.say(unitName(unit.code))}</h2>
        <ul className={styles.facts}>
          {unitFacts(say, kind).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What a ground does, as the rulebook's own table has it. */
function GroundInfo({ name }: { name: string }) {
  const say = useSay()
  const { edition } = useView()
  const facts = groundFacts(say, edition, name)
  return facts === null ? null : <p className={styles.facts}>{facts.join(' · ')}</p>
}
