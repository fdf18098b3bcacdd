import type { HexId } from '@gunbai/hexes'
import type { Phrase, Phrasing, Question } from '@gunbai/kernel'
import type { GloryAction, Of } from './action.ts'
import type { GloryEvent } from './event.ts'
import { type Field, fieldOf } from './position/field.ts'
import { stackIn } from './position/piece.ts'
import { stepName } from './procedures.ts'
import type { March } from './rules/movement/march.ts'
import { pointsOfStep } from './rules/movement/step.ts'
import { armyName, nameIn } from './setups/battle-names.ts'
import { hexCode } from './setups/hex-code.ts'
import type { GloryState, UnitId } from './state.ts'
import type { GloryView } from './view.ts'

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
  place: (hex, s) => hexName(fieldOf(s), hex),
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
export function groupName(
  s: Pick<GloryView, 'field' | 'tables' | 'units' | 'groups'>,
  group: number,
): Phrase {
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

/** How the things of a battle are called. */
function namesOn(field: Field) {
  const { battle } = field
  const unit = (id: UnitId) => unitName(field, id)
  const hex = (at: number) => hexName(field, at)
  return {
    unit,
    hex,
    units: (list: readonly UnitId[]) => listed(list.map(unit)),
    hexes: (list: readonly HexId[]) => list.map(hex).join(', '),
    marker: (id: number) => marker(field, id),
    commander: (id: number) => battle.commanders[id].name,
    side: (seat: number) => armyName(battle.armies[seat]),
    formation: (id: number) => nameIn(battle, battle.formations[id].name),
  }
}
type Names = ReturnType<typeof namesOn>

const bare = ({ kind }: GloryAction): Phrase => ({ id: `answer.${kind}` })
const ofMarker = (action: Of<'put' | 'open'>, { marker: name }: Names): Phrase => ({
  id: `answer.${action.kind}`,
  values: { marker: name(action.marker) },
})
const ofUnit = (action: Of<'drop' | 'raise' | 'join' | 'rally' | 'break'>, { unit }: Names): Phrase => ({
  id: `answer.${action.kind}`,
  values: { unit: unit(action.unit) },
})
const ofPace = (action: Of<'march' | 'enter'>, { unit }: Names): Phrase => ({
  id: `answer.${action.kind}${action.forced ? '.forced' : ''}`,
  values: { unit: unit(action.unit) },
})
const ofFacing = (action: Of<'halt' | 'wheel' | 'face'>): Phrase => ({
  id: `answer.${action.kind}`,
  values: { facing: facing(action.facing) },
})
type AboutHex = 'square' | 'withdraw' | 'form' | 'counterCharge' | 'resolve' | 'fallBack' | 'flee'
const ofHex = (action: Of<AboutHex>, { hex }: Names): Phrase => ({
  id: `answer.${action.kind}`,
  values: { hex: hex(action.hex) },
})
const ofPlace = (action: Of<'strike' | 'back'>, { hex }: Names): Phrase => ({
  id: `answer.${action.kind}`,
  values: { hex: hex(action.hex), facing: facing(action.facing) },
})

type Answers = {
  readonly [K in GloryAction['kind']]: (action: Of<K>, names: Names, s: GloryState) => Phrase
}

const answers: Answers = {
  done: (_, __, s) => {
    const step = stepName(s)
    return { id: namedDone.has(step) ? `answer.done.${step}` : 'answer.done' }
  },
  put: ofMarker,
  open: ofMarker,
  order: (action, { commander }, s) => ({
    id: 'answer.order',
    values: { commander: commander(action.commander), group: groupName(s, action.group) },
  }),
  choose: (action, { units, hex }, s) => ({
    id: 'answer.choose',
    values: { units: units(stackIn(s, action.hex)), hex: hex(action.hex) },
  }),
  test: ({ group }, _, s) => ({ id: 'answer.test', values: { group: groupName(s, group) } }),
  drop: ofUnit,
  raise: ofUnit,
  join: ofUnit,
  rally: ofUnit,
  break: ofUnit,
  fire: (action, { unit, hex }) => ({
    id: action.both ? 'answer.fire.both' : 'answer.fire',
    values: { unit: unit(action.unit), hex: hex(action.hex), facing: facing(action.facing) },
  }),
  reply: (action, { unit }) => ({
    id: action.both ? 'answer.reply.both' : 'answer.reply',
    values: { unit: unit(action.unit) },
  }),
  react: (action, { unit }) => ({
    id: 'answer.react',
    values: { unit: unit(action.unit), target: unit(action.target) },
  }),
  march: ofPace,
  enter: ofPace,
  part: (action, { unit }) => ({
    id: 'answer.part',
    values: { unit: unit(action.unit), facing: facing(action.facing) },
  }),
  halt: ofFacing,
  wheel: ofFacing,
  face: ofFacing,
  exit: bare,
  recall: bare,
  rest: bare,
  playOn: bare,
  step: (action, { hex }, s) => {
    const cost = costOfStep(s, action.hex)
    return cost === null
      ? { id: 'answer.step', values: { hex: hex(action.hex) } }
      : { id: 'answer.step.cost', values: { hex: hex(action.hex), cost } }
  },
  square: ofHex,
  withdraw: ofHex,
  form: ofHex,
  counterCharge: ofHex,
  resolve: ofHex,
  fallBack: ofHex,
  flee: ofHex,
  ride: (action, { commander }) => ({
    id: 'answer.ride',
    values: { commander: commander(action.commander) },
  }),
  charge: (action, { unit, hex }) => ({
    id: 'answer.charge',
    values: { unit: unit(action.unit), hex: hex(action.hex) },
  }),
  strike: ofPlace,
  back: ofPlace,
  attack: (action, { hex }) => ({
    id: 'answer.attack',
    values: { from: hex(action.from), hex: hex(action.hex), facing: facing(action.facing) },
  }),
  counterAttack: (action, { hex }) => ({
    id: 'answer.counterAttack',
    values: { from: hex(action.from), hex: hex(action.hex) },
  }),
  refuse: ({ hex: to, hexes }, { hex }) => ({ id: 'answer.refuse', values: { hex: hex(to), hexes } }),
  advance: (action, { unit, hex }) => ({
    id: action.guns ? 'answer.advance.guns' : 'answer.advance',
    values: { unit: unit(action.unit), hex: hex(action.hex), facing: facing(action.facing) },
  }),
  rout: (action, { unit }) =>
    action.edge < 0
      ? { id: 'answer.rout.next', values: { unit: unit(action.unit) } }
      : { id: 'answer.rout', values: { unit: unit(action.unit), edge: { id: `edge.${action.edge}` } } },
  pursue: (action, { unit }) => ({
    id: action.stack ? 'answer.pursue.stack' : 'answer.pursue',
    values: { unit: unit(action.unit), quarry: unit(action.after) },
  }),
}

function answer<K extends GloryAction['kind']>(action: Of<K>, s: GloryState): Phrase {
  return answers[action.kind as K](action, namesOn(fieldOf(s)), s)
}

type EventOf<K extends GloryEvent['kind']> = Extract<GloryEvent, { readonly kind: K }>
type Values = NonNullable<Phrase['values']>
const flag = (yes: boolean): number => (yes ? 1 : 0)

type OfUnit = 'markerLost' | 'exited' | 'recalled' | 'refused' | 'brokeThrough'
const unitOf = (event: EventOf<OfUnit>, { unit }: Names): Values => ({ unit: unit(event.unit) })
const aimed = (event: EventOf<'charged' | 'counterAttacked'>, { unit, hex }: Names): Values => ({
  unit: unit(event.unit),
  hex: hex(event.hex),
})
const engaged = (event: EventOf<'announced' | 'overrun' | 'shock'>, { units, hexes }: Names): Values => ({
  units: units(event.attackers),
  hexes: hexes(event.targets),
})
const tested = ({ die, modifier, needed, passed }: EventOf<'tested' | 'testedInitiative'>): Values => ({
  die,
  modifier,
  needed,
  passed: flag(passed),
})

/** What each event says of itself. */
const facts: { readonly [K in GloryEvent['kind']]: (event: EventOf<K>, names: Names) => Values } = {
  turn: ({ turn, weather }) => ({ turn, weather: { id: `weather.${weather}` } }),
  orders: ({ seat, groups }, { side }) => ({
    side: side(seat),
    ...(groups === null ? {} : { count: groups.length }),
  }),
  initiative: ({ totals: [first, second], seat }, { side }) => ({
    first,
    second,
    ...(seat < 0 ? {} : { side: side(seat) }),
  }),
  drawn: (event, names) => ({ marker: names.marker(event.marker) }),
  leftOver: (event, names) => ({ marker: names.marker(event.marker) }),
  shown: (event, { formation }) => ({
    formation: formation(event.formation),
    ordered: flag(event.ordered),
  }),
  testedInitiative: (event, { formation }) => ({
    formation: formation(event.formation),
    ...tested(event),
  }),
  markerLost: unitOf,
  exited: unitOf,
  recalled: unitOf,
  refused: unitOf,
  brokeThrough: unitOf,
  fired: ({ unit: of, hex: at, purpose, die, total }, { unit, hex }) => ({
    unit: unit(of),
    hex: hex(at),
    purpose: purpose === 'counter-battery' ? 'counter' : purpose,
    die,
    total,
  }),
  tested: (event, { unit }) => ({ unit: unit(event.unit), ...tested(event) }),
  condition: (event, { unit }) => ({
    unit: unit(event.unit),
    condition: { id: `condition.${event.condition}` },
  }),
  moved: ({ unit: of, from, to, how }, { unit, hex }) => ({
    unit: unit(of),
    to: hex(to),
    ...(how === 'entry' ? {} : { from: hex(from) }),
  }),
  turned: (event, { unit }) => ({ unit: unit(event.unit), facing: facing(event.facing) }),
  square: (event, { unit }) => ({ unit: unit(event.unit), formed: flag(event.formed) }),
  rode: (event, { commander, hex }) => ({ commander: commander(event.commander), to: hex(event.to) }),
  commanderLost: (event, { commander }) => ({ commander: commander(event.commander) }),
  charged: aimed,
  counterAttacked: aimed,
  announced: engaged,
  overrun: engaged,
  shock: (event, names) => ({
    ...engaged(event, names),
    charge: flag(event.charge),
    die: event.die,
    modifier: event.modifier,
    total: event.die + event.modifier,
  }),
  demoralised: (event, { formation }) => ({
    formation: formation(event.formation),
    demoralised: flag(event.demoralised),
  }),
  score: ({ points: [first, second] }) => ({ first, second }),
}

/** The sentence of an event, where its kind alone does not say which. */
function sentenceOf(event: GloryEvent): string {
  if (event.kind === 'orders' && event.groups !== null) return 'ordersOwn'
  if (event.kind === 'initiative' && event.seat < 0) return 'initiative.tie'
  if (event.kind === 'drawn' && event.opening) return 'drawn.opening'
  if (event.kind !== 'moved') return event.kind
  if (event.how === 'entry') return 'entered'
  return ['recoil', 'retreat', 'rout'].includes(event.how) ? 'fledTo' : event.kind
}

function happened<K extends GloryEvent['kind']>(event: EventOf<K>): Phrase {
  return {
    id: `event.${sentenceOf(event)}`,
    values: facts[event.kind as K](event, namesOn(fieldOf(event))),
  }
}
