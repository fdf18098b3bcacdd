import { type HexId, hexName } from '@gunbai/hexes'
import type { Phrase } from '@gunbai/kernel'
import type { Speaker } from '@gunbai/words'
import { type Battle, leaderAt, unitAt } from './battle.ts'
import { centreOf, field, sectionLines } from './geometry.ts'

const said = new WeakMap<Speaker, Map<string, string>>()

/** The same in words. Remembered, since of 127 hexes an answer changes a few. */
export function sayHex(say: Speaker, battle: Battle, hex: number): string {
  const known = said.get(say) ?? new Map<string, string>()
  said.set(say, known)
  const phrase = describeHex(battle, hex)
  const key = JSON.stringify(phrase)
  const words = known.get(key) ?? say(phrase)
  known.set(key, words)
  return words
}

/** What stands in a hex and on what ground, as a phrase. */
function describeHex(battle: Battle, hex: number): Phrase {
  const unit = unitAt(battle, hex)
  const leader = leaderAt(battle, hex)
  const place = { hex: hexName(field, hex as HexId), ground: groundName(battle.ground[hex] ?? 'open') }
  if (unit !== undefined) {
    const values = {
      ...place,
      army: { id: `samurai.army.${unit.seat}` },
      unit: unitName(unit.code),
      blocks: unit.blocks,
      full: unit.full,
    }
    return leader === undefined
      ? { id: 'samurai.hex.unit', values }
      : { id: 'samurai.hex.led', values: { ...values, leader: leader.name } }
  }
  if (leader !== undefined) {
    return {
      id: 'samurai.hex.leader',
      values: { ...place, army: { id: `samurai.army.${leader.seat}` }, leader: leader.name },
    }
  }
  return { id: 'samurai.hex', values: place }
}

export const unitName = (code: string): Phrase => ({ id: `unit.${code}` })
export const groundName = (name: string): Phrase => ({ id: `terrain.${name.replace(' ', '-')}` })

/** The sections from the west, as a reader of the board hears them; a hex under a line belongs to both. */
export const sections = (['west', 'centre', 'east'] as const).map((name, i) => ({
  name,
  has(hex: number): boolean {
    const { x } = centreOf(hex)
    const from = sectionLines[i - 1] ?? Number.NEGATIVE_INFINITY
    const to = sectionLines[i] ?? Number.POSITIVE_INFINITY
    return x >= from - 1 && x < to + 1
  },
}))
