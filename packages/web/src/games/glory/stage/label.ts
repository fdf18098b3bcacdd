import type { GloryEvent } from '@gunbai/glory/screen'
import { screenField } from '@gunbai/glory/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Words } from '../../../words/words.tsx'
import { codeOf, sayName } from '../description.ts'
import { markerName, markerOf } from '../markers.ts'
import { nameOf, sumOf } from './verdict.ts'

/** A beat in a few words: what it opened with. */
export function label({ name, entries }: Beat, { say }: Words): string {
  const events = entries.map(({ event }) => event as GloryEvent)
  // what was told early is not what the beat is about
  const event = events.findLast(({ kind }) => kind !== 'turned' && kind !== 'score' && kind !== 'shown')
  if (event === undefined) return say({ id: 'glory.beat.move' })
  const field = screenField(event)
  const unit = (id: number) => nameOf(say, field, id)
  const hex = (at: number) => codeOf(field, at)
  switch (event.kind) {
    case 'drawn':
    case 'leftOver':
      return say(markerName(markerOf(field, event.marker)))
    case 'fired':
      return `${unit(event.unit)} → ${hex(event.hex)}: ${sumOf(event.die, event.total)}`
    case 'shock':
      return `⚔ ${event.targets.map(hex).join(', ')}: ${sumOf(event.die, event.die + event.modifier)}`
    case 'tested':
      return `${unit(event.unit)}: ${event.die} ${event.passed ? '✓' : '✕'}`
    case 'testedInitiative': {
      const formation = sayName(say, field, field.battle.formations[event.formation]?.name ?? '')
      return `${formation}: ${event.die} ${event.passed ? '✓' : '✕'}`
    }
    case 'condition':
      return `${unit(event.unit)}: ${say({ id: `glory.state.${event.condition}` })}`
    case 'moved':
      return `${unit(event.unit)} → ${hex(event.to)}`
    case 'charged':
      return `${unit(event.unit)} ⚔ ${hex(event.hex)}`
    default:
      return say({ id: `glory.beat.${name.split(' ')[0]}` })
  }
}
