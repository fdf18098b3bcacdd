import type { HexId } from '@gunbai/hexes'
import type { Phrase, Phrasing, Question } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import type { GloryEvent } from './event.ts'
import { type Field, fieldOf } from './position/field.ts'
import { stackIn } from './position/piece.ts'
import { stepName } from './procedures.ts'
import type { March } from './rules/movement/march.ts'
import { pointsOfStep } from './rules/movement/step.ts'
import { armyName, nameIn } from './setups/battle-names.ts'
import { hexCode } from './setups/hex-code.ts'
import type { GloryState, UnitId } from './state.ts'

/** Questions whose "done" says something better than "No". */
const namedDone: ReadonlySet<string> = new Set([
  'phase A / combined', 'phase A / drop', 'phase A / dropSecond', 'phase A / orders', 'turn / opener', 'turn / playOn',
  'activation / choose',
  'activation / initiative', 'activation / stacks', 'fire segment / fire', 'movement segment / move', 'ride / step',
  'withdrawal / where', 'charge / gather', 'shock segment / announce', 'fight / refuse', 'fight / react', 'shot / reply',
  'pursuit / charge', 'rally segment / rally', 'charge / square', 'charge / recall', 'fight / square',
  'fight / counterCharge', 'fight / pursue', 'fight / defenderPursues', 'fight / counterAttack', 'advance / who',
  'advance / second', 'advance after refusal / who',
]) // biome-ignore format: a list

export const phrasing: Phrasing<GloryState, GloryAction, GloryEvent> = {
  question: (question, s) => ({ id: `ask.${question.name}`, values: about(question, fieldOf(s)) }),
  answer: (action, s) => answer(action, s),
  event: (event) => happened(event),
  reason: ({ rule, values }) => ({ id: `rule.${rule}`, values: values ?? {} }),
}

/** A unit by its name, with its code where another has the same one. */
export function unitName({ battle, cards }: Field, unit: UnitId): Phrase | string {
  const card = cards[unit]
  if (card === undefined) return '?'
  const name = nameIn(battle, card.name)
  const shared = cards.some((other) => other !== card && other.name === card.name)
  return shared ? { id: 'unit.coded', values: { name, code: card.code } } : name
}
const hexName = ({ ground }: Field, hex: number): string =>
  hex < 0 ? '-' : hexCode(ground.map, hex as HexId)
const facing = (corner: number): Phrase => ({ id: `facing.${corner}` })
const listed = (names: readonly (Phrase | string)[]): Phrase | string =>
  names.length < 2
    ? (names[0] ?? '')
    : { id: 'list', values: { first: names[0], rest: listed(names.slice(1)) } }

/** A marker by its name: a formation with its initiative, or a combined marker. */
function marker({ battle }: Field, of: number): Phrase {
  const combined = of - battle.formations.length * 2
  const card = combined >= 0 ? battle.combined[combined] : battle.formations[of >> 1]
  const initiative =
    combined >= 0 ? battle.combined[combined].initiative : battle.formations[of >> 1].initiative[of & 1]
  return { id: 'marker.ordinary', values: { name: nameIn(battle, card.name), initiative } }
}

/** A tactical group by its formation and its units. */
function groupName(s: GloryState, group: number): Phrase {
  const { cards, battle } = fieldOf(s)
  const codes = s.units.flatMap((unit, id) => (unit.group === group ? [cards[id].code] : []))
  const formation = nameIn(battle, battle.formations[s.groups[group].formation].name)
  return { id: 'group', values: { formation, codes: codes.join(', ') } }
}

function about({ about: facts }: Question, field: Field): NonNullable<Phrase['values']> {
  const values: Record<string, string | number | Phrase> = {}
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'unit' || name === 'quarry') values[name] = unitName(field, Number(value))
    else if (name === 'hex') values[name] = hexName(field, Number(value))
    else if (name === 'commander') values[name] = field.battle.commanders[Number(value)].name
    else values[name] = value
  }
  return values
}

/** What a step of a march costs; null for a rider's step, and for the one onto the map. */
function costOfStep(s: GloryState, hex: HexId): number | null {
  if (stepName(s) !== 'march / step' || s.active === null) return null
  const march = s.stack[s.stack.length - 1].facts as unknown as March
  return march.entering ? null : pointsOfStep(s, march, s.active.seat, hex)
}

function answer(action: GloryAction, s: GloryState): Phrase {
  const field = fieldOf(s)
  const unit = (id: UnitId) => unitName(field, id)
  const hex = (at: number) => hexName(field, at)
  const commander = (id: number) => field.battle.commanders[id].name
  switch (action.kind) {
    case 'done': {
      const step = stepName(s)
      return { id: namedDone.has(step) ? `answer.done.${step}` : 'answer.done' }
    }
    case 'put':
    case 'open':
      return { id: `answer.${action.kind}`, values: { marker: marker(field, action.marker) } }
    case 'order':
      return {
        id: 'answer.order',
        values: { commander: commander(action.commander), group: groupName(s, action.group) },
      }
    case 'choose':
      return {
        id: 'answer.choose',
        values: { units: listed(stackIn(s, action.hex).map(unit)), hex: hex(action.hex) },
      }
    case 'test':
      return { id: 'answer.test', values: { group: groupName(s, action.group) } }
    case 'drop':
    case 'raise':
    case 'join':
    case 'rally':
    case 'break':
      return { id: `answer.${action.kind}`, values: { unit: unit(action.unit) } }
    case 'fire':
      return {
        id: action.both ? 'answer.fire.both' : 'answer.fire',
        values: { unit: unit(action.unit), hex: hex(action.hex), facing: facing(action.facing) },
      }
    case 'reply':
      return { id: action.both ? 'answer.reply.both' : 'answer.reply', values: { unit: unit(action.unit) } }
    case 'react':
      return { id: 'answer.react', values: { unit: unit(action.unit), target: unit(action.target) } }
    case 'march':
    case 'enter':
      return {
        id: `answer.${action.kind}${action.forced ? '.forced' : ''}`,
        values: { unit: unit(action.unit) },
      }
    case 'part':
      return { id: 'answer.part', values: { unit: unit(action.unit), facing: facing(action.facing) } }
    case 'halt':
    case 'wheel':
    case 'face':
      return { id: `answer.${action.kind}`, values: { facing: facing(action.facing) } }
    case 'exit':
    case 'recall':
    case 'rest':
    case 'play on':
      return { id: `answer.${action.kind}` }
    case 'step': {
      const cost = costOfStep(s, action.hex)
      return cost === null
        ? { id: 'answer.step', values: { hex: hex(action.hex) } }
        : { id: 'answer.step.cost', values: { hex: hex(action.hex), cost } }
    }
    case 'square':
    case 'withdraw':
    case 'form':
    case 'counter-charge':
    case 'resolve':
    case 'fall back':
    case 'flee':
      return { id: `answer.${action.kind}`, values: { hex: hex(action.hex) } }
    case 'ride':
      return { id: 'answer.ride', values: { commander: commander(action.commander) } }
    case 'charge':
      return { id: 'answer.charge', values: { unit: unit(action.unit), hex: hex(action.hex) } }
    case 'strike':
    case 'back':
      return { id: `answer.${action.kind}`, values: { hex: hex(action.hex), facing: facing(action.facing) } }
    case 'attack':
      return {
        id: 'answer.attack',
        values: { from: hex(action.from), hex: hex(action.hex), facing: facing(action.facing) },
      }
    case 'counter-attack':
      return { id: `answer.${action.kind}`, values: { from: hex(action.from), hex: hex(action.hex) } }
    case 'refuse':
      return { id: 'answer.refuse', values: { hex: hex(action.hex), hexes: action.hexes } }
    case 'advance':
      return {
        id: action.guns ? 'answer.advance.guns' : 'answer.advance',
        values: { unit: unit(action.unit), hex: hex(action.hex), facing: facing(action.facing) },
      }
    case 'rout':
      return action.edge < 0
        ? { id: 'answer.rout.next', values: { unit: unit(action.unit) } }
        : { id: 'answer.rout', values: { unit: unit(action.unit), edge: { id: `edge.${action.edge}` } } }
    case 'pursue':
      return {
        id: action.stack ? 'answer.pursue.stack' : 'answer.pursue',
        values: { unit: unit(action.unit), quarry: unit(action.after) },
      }
  }
}

function happened(event: GloryEvent): Phrase | null {
  const field = fieldOf(event)
  const unit = (id: UnitId) => unitName(field, id)
  const hex = (at: number) => hexName(field, at)
  const side = (seat: number) => armyName(field.battle.armies[seat])
  const formation = (id: number) => nameIn(field.battle, field.battle.formations[id].name)
  const flag = (yes: boolean) => (yes ? 1 : 0)
  const units = (list: readonly UnitId[]) => listed(list.map(unit))
  const hexes = (list: readonly HexId[]) => list.map(hex).join(', ')
  const id = `event.${event.kind}`
  switch (event.kind) {
    case 'turn':
      return { id, values: { turn: event.turn, weather: { id: `weather.${event.weather}` } } }
    case 'orders':
      return event.groups === null
        ? { id, values: { side: side(event.seat) } }
        : { id: 'event.ordersOwn', values: { side: side(event.seat), count: event.groups.length } }
    case 'initiative': {
      const totals = { first: event.totals[0], second: event.totals[1] }
      return event.seat < 0
        ? { id: 'event.initiative.tie', values: totals }
        : { id, values: { ...totals, side: side(event.seat) } }
    }
    case 'drawn':
      return {
        id: event.opening ? 'event.drawn.opening' : id,
        values: { marker: marker(field, event.marker) },
      }
    case 'left over':
      return { id, values: { marker: marker(field, event.marker) } }
    case 'shown':
      return { id, values: { formation: formation(event.formation), ordered: flag(event.ordered) } }
    case 'tested initiative':
      return {
        id,
        values: {
          formation: formation(event.formation),
          die: event.die,
          modifier: event.modifier,
          needed: event.needed,
          passed: flag(event.passed),
        },
      }
    case 'marker lost':
    case 'exited':
    case 'recalled':
    case 'refused':
    case 'broke through':
      return { id, values: { unit: unit(event.unit) } }
    case 'fired':
      return {
        id,
        values: {
          unit: unit(event.unit),
          hex: hex(event.hex),
          purpose: event.purpose === 'counter-battery' ? 'counter' : event.purpose,
          die: event.die,
          total: event.total,
        },
      }
    case 'tested':
      return {
        id,
        values: {
          unit: unit(event.unit),
          die: event.die,
          modifier: event.modifier,
          needed: event.needed,
          passed: flag(event.passed),
        },
      }
    case 'condition':
      return { id, values: { unit: unit(event.unit), condition: { id: `condition.${event.condition}` } } }
    case 'moved': {
      if (event.how === 'entry')
        return { id: 'event.entered', values: { unit: unit(event.unit), to: hex(event.to) } }
      const back = event.how === 'recoil' || event.how === 'retreat' || event.how === 'rout'
      return {
        id: back ? 'event.fledTo' : id,
        values: { unit: unit(event.unit), from: hex(event.from), to: hex(event.to) },
      }
    }
    case 'turned':
      return { id, values: { unit: unit(event.unit), facing: facing(event.facing) } }
    case 'square':
      return { id, values: { unit: unit(event.unit), formed: flag(event.formed) } }
    case 'rode':
      return { id, values: { commander: field.battle.commanders[event.commander].name, to: hex(event.to) } }
    case 'commander lost':
      return { id, values: { commander: field.battle.commanders[event.commander].name } }
    case 'charged':
    case 'counter-attacked':
      return { id, values: { unit: unit(event.unit), hex: hex(event.hex) } }
    case 'announced':
    case 'overrun':
      return { id, values: { units: units(event.attackers), hexes: hexes(event.targets) } }
    case 'shock':
      return {
        id,
        values: {
          units: units(event.attackers),
          hexes: hexes(event.targets),
          charge: flag(event.charge),
          die: event.die,
          modifier: event.modifier,
          total: event.die + event.modifier,
        },
      }
    case 'demoralised':
      return { id, values: { formation: formation(event.formation), demoralised: flag(event.demoralised) } }
    case 'score':
      return { id, values: { first: event.points[0], second: event.points[1] } }
  }
}
