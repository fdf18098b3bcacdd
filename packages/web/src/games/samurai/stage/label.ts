import { hexName } from '@gunbai/hexes'
import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Words } from '../../../words/words.tsx'
import { field } from '../geometry.ts'

/** A beat in a few words: what it opened with. */
export function label({ name, entries }: Beat, { say }: Words): string {
  const events = entries.map(({ event }) => event as SamuraiEvent)
  const of = <K extends SamuraiEvent['kind']>(...kinds: K[]) =>
    events.find((event): event is Extract<SamuraiEvent, { kind: K }> => kinds.includes(event.kind as K))
  const card = of('command', 'dragon')
  if (card?.kind === 'command') return say({ id: `command.${card.as}` })
  if (card?.kind === 'dragon') return say({ id: `dragon.${card.title}` })
  const leader = of('orderedLeader', 'leaderMoved', 'leaderRetreated', 'leaderFell', 'seppuku', 'left')
  if (leader !== undefined) return `${leader.name} ${hexWord(leader.hex)}`
  const honor = of('honor')
  if (name === 'honor' && honor !== undefined) {
    return say({ id: 'samurai.beat.honor', values: { change: signed(honor.change) } })
  }
  const dice = of('rolled')
  if (dice !== undefined) {
    const struck = of('struck')
    return struck === undefined
      ? say({ id: 'samurai.beat.dice', values: { count: dice.faces.length } })
      : say({ id: 'samurai.beat.hits', values: { hits: struck.hits } })
  }
  const unit = events.find((event) => 'unitKind' in event)
  if (unit === undefined || !('unitKind' in unit)) return say({ id: `samurai.beat.${name}` })
  const values = { unit: say({ id: `unit.${unit.unitKind}` }), hex: hexWord(unit.hex), to: '', lost: 0 }
  if (unit.kind === 'attacked' || unit.kind === 'shot') values.to = hexWord(unit.at)
  if (unit.kind === 'moved' || unit.kind === 'retreated') {
    values.to = values.hex
    values.hex = hexWord(unit.path[0] ?? unit.hex)
  }
  if (unit.kind === 'lost') values.lost = unit.lost
  if (of('destroyed') !== undefined) return say({ id: 'samurai.beat.destroyed', values })
  const id = values.to !== '' ? 'way' : unit.kind === 'lost' ? 'lost' : name === 'flags' ? 'held' : 'at'
  return say({ id: `samurai.beat.${id}`, values })
}

const hexWord = (hex: number): string => (hex < 0 ? '' : hexName(field, hex as never))

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)
