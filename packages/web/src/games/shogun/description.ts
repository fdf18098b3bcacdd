import type { Phrase } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import { boardProvinces } from './map/board-map.ts'
import {
  type ArmyView,
  armiesAt,
  clanOfArmy,
  colourOf,
  type ShogunView,
  sizeOf,
  type Troop,
  unitKinds,
} from './view.ts'

export const provinceName = (province: number): Phrase => ({
  id: `province.${boardProvinces[province]?.id ?? ''}`,
})

export const clanName = (clan: number): Phrase => ({ id: `clan.${colourOf(clan) ?? 'nobody'}` })
export const armyName = (army: number): Phrase => ({ id: `army.${army}` })

/** A troop in words: "2 archers, 1 spearman". */
function sayTroop(say: Speaker, troop: Troop): string {
  return unitKinds
    .filter((kind) => troop[kind] > 0)
    .map((kind) => say({ id: `shogun.count.${kind}`, values: { count: troop[kind] } }))
    .join(', ')
}

export function sayArmy(say: Speaker, id: number, army: ArmyView): string {
  return say({
    id: army.leader === 'living' ? 'shogun.army' : 'shogun.army.leaderless',
    values: {
      army: armyName(id),
      clan: clanName(clanOfArmy(id)),
      level: army.level,
      men: sizeOf(army) === 0 ? { id: 'shogun.alone' } : sayTroop(say, army),
    },
  })
}

const said = new WeakMap<Speaker, Map<string, string>>()

/** A province in words, whose it is and what stands there. Remembered: an answer changes a few of 68. */
export function sayProvince(say: Speaker, view: ShogunView, province: number): string {
  const there = view.provinces[province]
  if (there === undefined) return ''
  const armies = armiesAt(view, province)
  const known = said.get(say) ?? new Map<string, string>()
  said.set(say, known)
  const key = JSON.stringify([province, there, armies])
  const words = known.get(key) ?? parts().join(' ')
  known.set(key, words)
  return words

  function parts(): string[] {
    const place = say({
      id: 'shogun.place',
      values: { province: provinceName(province), clan: clanName(there?.owner ?? -1) },
    })
    if (there === undefined) return [place]
    return [
      place,
      ...(sizeOf(there.force) > 0
        ? [say({ id: 'shogun.force', values: { men: sayTroop(say, there.force) } })]
        : []),
      ...armies.map(({ id, army }) => sayArmy(say, id, army)),
      ...(there.castle > 0
        ? [say({ id: `shogun.castle.${there.castle}`, values: { extras: there.extras } })]
        : []),
      ...((there.hidden ?? 0) > 0
        ? [say({ id: 'shogun.hidden', values: { ronin: there.hidden ?? 0 } })]
        : []),
    ]
  }
}
