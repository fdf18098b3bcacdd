import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Words } from '../../../words/words.tsx'
import { armyName, clanName, provinceName } from '../description.ts'
import { nobody } from '../view.ts'

/** A beat in a few words: what it opened with. */
export function label({ name, entries }: Beat, { say }: Words): string {
  const event = entries[0]?.event as ShogunEvent | undefined
  const count = entries.length
  const to = (province: number) => say(provinceName(province))
  switch (event?.kind) {
    case 'marched':
      return `${say(armyName(event.army))} → ${to(event.to)}`
    case 'battle': {
      const troop = event.army === nobody ? provinceName(event.from) : armyName(event.army)
      return `${say(troop)} ⚔ ${to(event.to)}`
    }
    case 'rolled': {
      const hits = entries.reduce((sum, each) => sum + ((each.event as { hits?: number }).hits ?? 0), 0)
      return `${say({ id: `unit.${event.unit}` })}: ${say({ id: 'shogun.battle.hits', values: { hits } })}`
    }
    case 'emptied':
    case 'conquered':
      return `${say(clanName(event.clan))}: ${to(event.province)}`
    case 'declared':
    case 'sent':
      return say({ id: `shogun.beat.${event.kind}`, values: { count } })
    default:
      return say({ id: `shogun.beat.${name}` })
  }
}
