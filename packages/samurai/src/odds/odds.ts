import type { Odds, Seat } from '@gunbai/kernel'
import type { PlayDragon, SamuraiAction } from '../action.ts'
import { copy } from '../copy.ts'
import { dragonDeckOf } from '../rules/cards/dragon-deck.ts'
import { battleBackStrike, closeCombat } from '../rules/combat/close-combat.ts'
import { type CloseCombat, DEFENDER_FIRST, newCloseCombat } from '../rules/combat/close-combat-facts.ts'
import { strike } from '../rules/combat/strike.ts'
import { type Strike, strikeAtHex } from '../rules/combat/strike-facts.ts'
import type { SamuraiState } from '../state.ts'
import { answered, type Exchange, exchangeIn, type Reply, unanswered } from './exchange.ts'
import type { Toll } from './toll.ts'

/** What the dice may do if that answer is given; null where none are thrown for it. */
export function odds(s: SamuraiState, seat: Seat, action: SamuraiAction): Odds | null {
  const exchange = exchangeAfter(s, seat, action)
  return exchange === null ? null : written(exchange)
}

/** The strike that an answer leads to, with what comes back; null where it leads to none. */
export function exchangeAfter(s: SamuraiState, seat: Seat, action: SamuraiAction): Exchange | null {
  if (action.kind === 'shoot') return unanswered(s, strikeAtHex(s, seat, action.unit, action.hex, 'ranged'))
  if (action.kind === 'attack') {
    const alone = s.charge.length === 0 ? s : { ...s, charge: [] }
    return exchangeIn(alone, newCloseCombat(s, s.units[action.unit], action.hex, 0))
  }
  const frame = s.stack.at(-1)
  if (frame === undefined) return null
  const step = stepsOf(frame.proc)?.[frame.step] ?? ''
  if (frame.proc === closeCombat.place && beforeCombat.includes(step)) {
    return inCloseCombat(s, { ...(frame.facts as CloseCombat) }, seat, action)
  }
  if (frame.proc === closeCombat.place && action.kind === 'battleBack') {
    return unanswered(s, battleBackStrike(s, frame.facts as CloseCombat, s.units[action.unit]))
  }
  if (frame.proc === strike.place && beforeRoll.includes(step)) {
    return inStrike(s, { ...(frame.facts as Strike) }, seat, action)
  }
  return null
}

/** The steps at which a close combat, a strike, may still be changed before any die falls. */
const beforeCombat: readonly string[] = ['charge', 'attackerReacts', 'defenderReacts']
const beforeRoll: readonly string[] = ['ours', 'theirs', 'inspire']

function stepsOf(place: number): readonly string[] | null {
  if (place === closeCombat.place) return Object.keys(closeCombat.described ?? {})
  return place === strike.place ? Object.keys(strike.described ?? {}) : null
}

function inCloseCombat(s: SamuraiState, f: CloseCombat, seat: Seat, action: SamuraiAction): Exchange | null {
  if (action.kind === 'joinCharge') return exchangeIn({ ...s, charge: [...s.charge, action.unit] }, f)
  if (action.kind === 'firstStrike') {
    f.order = DEFENDER_FIRST
    f.struck = action.unit
  } else if (action.kind === 'playDragon') {
    const { face, cost } = dragonDeckOf(s).cards[action.card]
    if (face.title !== 'ambush') return null // a duel is another matter
    const world = copy(s)
    world.honor[seat] -= cost
    face.play(world, f, seat, action)
    return exchangeIn(world, f)
  }
  return exchangeIn(s, f)
}

function inStrike(here: SamuraiState, f: Strike, seat: Seat, action: SamuraiAction): Exchange {
  const s = action.kind === 'playDragon' ? afterDragon(here, f, seat, action) : here
  if (action.kind === 'inspire') f.inspired++
  const around = s.stack.at(-2)
  if (around?.proc !== closeCombat.place) return unanswered(s, f)
  const combat = around.facts as CloseCombat
  const isFirst = f.way === (combat.order === DEFENDER_FIRST ? 'first strike' : 'attack')
  return isFirst ? answered(s, combat, f) : unanswered(s, f)
}

/** The cards of these moments throw no dice themselves: they change what the strike is. */
function afterDragon(here: SamuraiState, f: Strike, seat: Seat, action: PlayDragon): SamuraiState {
  const s = copy(here)
  const { face, cost } = dragonDeckOf(s).cards[action.card]
  s.honor[seat] -= cost
  face.play(s, f, seat, action)
  return s
}

function written({ strike, toll, replies }: Exchange): Odds {
  const isAtUnit = strike.at >= 0
  const back = replies.reduce((sum, { chance }) => sum + chance, 0)
  const led = toll.leaderFalls > 0
  return {
    counts: [
      { name: { id: 'odds.hits' }, chances: trimmed(toll.hits) },
      ...(isAtUnit ? [{ name: { id: 'odds.flags' }, chances: trimmed(toll.flags) }] : []),
      { name: { id: 'odds.honor' }, chances: trimmed(toll.honor) },
      ...(back > 0 ? [{ name: { id: 'odds.back.hits' }, chances: trimmed(backHits(replies, back)) }] : []),
    ],
    chances: [
      ...(isAtUnit ? [{ name: { id: 'odds.destroyed' }, chance: toll.destroyed }] : []),
      { name: { id: 'odds.retreats' }, chance: toll.retreats },
      ...(led ? [{ name: { id: 'odds.leaderFalls' }, chance: toll.leaderFalls }] : []),
      ...(back > 0
        ? [
            { name: { id: 'odds.back' }, chance: back },
            { name: { id: 'odds.back.destroyed' }, chance: inReply(replies, (each) => each.destroyed) },
            { name: { id: 'odds.back.retreats' }, chance: inReply(replies, (each) => each.retreats) },
          ]
        : []),
      ...(inReply(replies, (each) => each.leaderFalls) > 0
        ? [
            {
              name: { id: 'odds.back.leaderFalls' },
              chance: inReply(replies, (each) => each.leaderFalls),
            },
          ]
        : []),
    ],
  }
}

const inReply = (replies: readonly Reply[], of: (toll: Toll) => number): number =>
  replies.reduce((sum, { chance, toll }) => sum + chance * of(toll), 0)

/** Hits that come back; none where nobody strikes back. */
function backHits(replies: readonly Reply[], back: number): number[] {
  const most = Math.max(...replies.map(({ toll }) => toll.hits.length))
  const hits = Array.from({ length: most }, (_, count) => inReply(replies, (toll) => toll.hits[count] ?? 0))
  hits[0] += 1 - back
  return hits
}

/** Without what cannot happen at the end. */
function trimmed(chances: readonly number[]): readonly number[] {
  const last = chances.findLastIndex((chance) => chance > 0)
  return chances.slice(0, last + 1)
}
