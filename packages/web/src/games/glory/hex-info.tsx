import type { HexId } from '@gunbai/hexes'
import { useSay, useWords } from '../../words/words.tsx'
import { armyStyle } from './armies.ts'
import { Bicorne } from './art/arms.tsx'
import { Counter } from './art/counter.tsx'
import { armName, codeOf, groundName, sayArmy, sayName, stateOf, valuesOf } from './description.ts'
import styles from './hex-info.module.css'
import { CommanderBody, counterLook } from './pieces.tsx'
import { commandersAt, type Field, type GloryView, stackAt, type UnitView } from './view.ts'

export function isWorthALook(view: GloryView, field: Field, hex: number): boolean {
  return (
    stackAt(view, hex).length > 0 || commandersAt(view, hex).length > 0 || field.battle.terrain[hex] !== '.'
  )
}

interface Props {
  readonly view: GloryView
  readonly field: Field
  readonly hex: number
}

/** What stands in a hex, unit by unit from the top, and what its ground does. */
export function HexInfo({ view, field, hex }: Props) {
  const say = useSay()
  const words = useWords()
  const level = field.battle.levels[hex] ?? 0
  const zone = field.battle.zones.find(({ hexes }) => hexes.some((each) => each === hex))
  const holder = view.holders[field.zoneHexes.indexOf(hex as HexId)] ?? -1
  return (
    <div className={styles.info}>
      <h2 className={styles.ground}>
        {codeOf(field, hex)} · {words.say(groundName(field, hex))}
        {level > 0 && ` · ${say('glory.level', { level })}`}
      </h2>
      {stackAt(view, hex).map((unit) => (
        <UnitInfo key={unit} view={view} field={field} unit={unit} />
      ))}
      {commandersAt(view, hex).map((id) => (
        <CommanderInfo key={id} field={field} id={id} />
      ))}
      {zone !== undefined && (
        <p className={styles.facts}>
          {holder < 0
            ? say('glory.zone.nobody', { zone: sayName(words.say, field, zone.name) })
            : say('glory.zone', {
                zone: sayName(words.say, field, zone.name),
                army: sayArmy(words.say, field, holder),
              })}
        </p>
      )}
      <GroundInfo field={field} hex={hex} />
    </div>
  )
}

function UnitInfo({ view, field, unit }: { view: GloryView; field: Field; unit: number }) {
  const say = useSay()
  const words = useWords()
  const card = field.cards[unit]
  const piece = view.units[unit] as UnitView
  const values = valuesOf(field, view, unit)
  if (card === undefined || values === undefined) return null
  const group = view.groups[piece.group]
  const order = group?.order ?? null
  return (
    <div className={styles.unit}>
      <svg
        viewBox="-28 -24 56 50"
        width="56"
        height="50"
        aria-hidden="true"
        style={armyStyle(field, card.seat)}
      >
        <Counter {...counterLook(field, [unit, piece.condition, piece.facing, Number(piece.square)])} />
      </svg>
      <div>
        <h3 className={styles.name}>{sayName(words.say, field, card.name)}</h3>
        <p className={styles.facts}>
          {words.say(armName(field, unit))} ·{' '}
          {sayName(words.say, field, field.battle.formations[card.formation]?.name ?? '')}
        </p>
        <p className={styles.facts}>
          {card.arm === 'art'
            ? say('glory.values.guns', { ...values, effective: card.effective, maximum: card.maximum })
            : say('glory.values', { ...values })}
        </p>
        <p className={styles.facts}>
          {stateOf(piece)
            .map((state) => words.say(state))
            .join(', ')}
          {' · '}
          {words.say({ id: 'glory.facing', values: { facing: { id: `facing.${piece.facing}` } } })}
          {order !== null && order >= 0 && (
            <> · {say('glory.ordered', { commander: field.battle.commanders[order]?.name ?? '' })}</>
          )}
        </p>
      </div>
    </div>
  )
}

function CommanderInfo({ field, id }: { field: Field; id: number }) {
  const say = useSay()
  const card = field.battle.commanders[id]
  if (card === undefined) return null
  return (
    <div className={styles.unit}>
      <svg
        viewBox="-18 -18 36 36"
        width="36"
        height="36"
        aria-hidden="true"
        style={{ ...armyStyle(field, card.seat), color: 'var(--army-ink)' }}
      >
        <CommanderBody seat={card.seat} field={field} r={16} />
        <g fill="currentColor" transform="translate(0 2) scale(1.2)">
          <Bicorne chief={card.chief} />
        </g>
      </svg>
      <div>
        <h3 className={styles.name}>{card.name}</h3>
        <p className={styles.facts}>
          {say(card.chief ? 'glory.chief' : 'glory.deputy', {
            orders: card.orders,
            range: card.range,
            modifier: card.modifier,
          })}
        </p>
      </div>
    </div>
  )
}

/** What a ground does, as the table in force has it. */
function GroundInfo({ field, hex }: { field: Field; hex: number }) {
  const say = useSay()
  const terrain = field.ground.terrain[hex]
  if (terrain === undefined) return null
  const [infantry, cavalry, foot, horse] = terrain.costs.map((cost) => (cost === null ? '–' : String(cost)))
  const facts = [
    say('glory.ground.costs', {
      infantry: infantry ?? '',
      cavalry: cavalry ?? '',
      foot: foot ?? '',
      horse: horse ?? '',
    }),
    ...(terrain.shock === 0 ? [] : [say('glory.ground.shock', { modifier: terrain.shock })]),
    ...(terrain.shockFrom === 0 ? [] : [say('glory.ground.shockFrom', { modifier: terrain.shockFrom })]),
    ...(terrain.fire === 0 ? [] : [say('glory.ground.fire', { modifier: terrain.fire })]),
    ...(terrain.blocksSight ? [say('glory.ground.blocksSight')] : []),
    ...(terrain.charge ? [] : [say('glory.ground.noCharge')]),
    ...(terrain.sixFronts ? [say('glory.ground.sixFronts')] : []),
    ...(terrain.refuge ? [say('glory.ground.refuge')] : []),
    ...(terrain.disorders.length > 0 ? [say('glory.ground.disorders')] : []),
  ]
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}
