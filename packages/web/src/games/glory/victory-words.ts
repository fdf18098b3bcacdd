import { armyName, type Battle, nameIn } from '@gunbai/glory/screen'
import type { Phrase } from '@gunbai/kernel'
import type { Field } from './view.ts'

type Score = Battle['scores'][number]
type Condition = Battle['automatic'][number]['all'][number]

const arms = ['inf', 'cav', 'art', 'art'] as const // by mode

/** Which arms a source of points is about. */
function armsOf(modes: readonly number[]): Phrase {
  const named = [...new Set(modes.map((mode) => arms[mode]))]
  const [last, ...before] = named.reverse().map((arm): Phrase => ({ id: `glory.victory.arm.${arm}` }))
  return before.reduce((rest, first) => ({ id: 'list', values: { first, rest } }), last ?? { id: 'list' })
}

/** What a side gets points for. */
export function scoreWords({ battle }: Field, score: Score): Phrase {
  const zone = (at: number) => nameIn(battle, battle.zones[at]?.name ?? '')
  switch (score.kind) {
    case 'hold':
      return {
        id: 'glory.victory.hold',
        values: {
          points: score.each,
          zone: zone(score.zone),
          hexes: battle.zones[score.zone]?.hexes.length ?? 0,
        },
      }
    case 'garrison':
      return {
        id: 'glory.victory.garrison',
        values: { points: score.each, zone: zone(score.zone), from: score.from, to: score.to },
      }
    case 'routed':
      return { id: 'glory.victory.routed', values: { points: score.each } }
    default: {
      const points = score.perStrength > 0 ? score.perStrength : score.each
      const by = score.perStrength > 0 ? 'strength' : 'each'
      return { id: `glory.victory.${score.kind}.${by}`, values: { points, arms: armsOf(score.modes) } }
    }
  }
}

/** What must be so for a side to win before the last turn, one sentence for each thing. */
export function conditionWords({ battle }: Field, condition: Condition): readonly Phrase[] {
  const army = (seat: number): Phrase | string => {
    const found = battle.armies[seat]
    return found === undefined ? '' : armyName(found)
  }
  const zone = (at: number) => nameIn(battle, battle.zones[at]?.name ?? '')
  switch (condition.kind) {
    case 'demoralised':
      return condition.formations.map((at) => ({
        id: 'glory.victory.demoralised',
        values: { formation: nameIn(battle, battle.formations[at]?.name ?? '') },
      }))
    case 'broken':
      return [{ id: 'glory.victory.broken', values: { army: army(condition.seat), count: condition.count } }]
    case 'vacant':
      return [
        { id: 'glory.victory.vacant', values: { army: army(condition.seat), zone: zone(condition.zone) } },
      ]
    case 'lost':
      return [
        {
          id: 'glory.victory.lost',
          values: { commander: battle.commanders[condition.commander]?.name ?? '' },
        },
      ]
    case 'holds':
      return [{ id: 'glory.victory.holds', values: { zone: zone(condition.zone) } }]
    case 'clear':
      return [
        {
          id: 'glory.victory.clear',
          values: { army: army(condition.seat), zone: zone(condition.zone), distance: condition.distance },
        },
      ]
  }
}
