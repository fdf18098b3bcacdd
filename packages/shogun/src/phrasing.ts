import type { Phrase, Phrasing, Question } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from './action.ts'
import { colours } from './data/pieces.ts'
import type { ShogunEvent } from './event.ts'
import { clanOf } from './position/army.ts'
import { none, provinceIds } from './position/map.ts'
import { regulars } from './position/troop.ts'
import { type ShogunState, seatOf } from './state.ts'

const clan = (id: number): Phrase => ({ id: id === none ? 'clan.nobody' : `clan.${colours[id]}` })
const province = (id: number): Phrase => ({ id: `province.${provinceIds[id]}` })
const army = (id: number): Phrase => ({ id: `army.${id}` })
const unit = (kind: string): Phrase => ({ id: `unit.${kind}` })

/** The troop that acts: an army by its family, or the force of a province. */
function troop(id: number, from: number): Phrase {
  return id === none ? { id: 'troop.force', values: { province: province(from) } } : army(id)
}

type Values = Phrase['values']

function phrase(id: string, values: Values = {}): Phrase {
  return { id, values }
}

/** The public facts of a question, numbers of clans, armies and provinces turned into their names. */
function questionValues(about: Readonly<Record<string, string | number>>): Values {
  const values: Record<string, string | number | Phrase> = {}
  for (const [name, value] of Object.entries(about)) {
    if (name === 'clan') values[name] = clan(Number(value))
    else if (name === 'army') values[name] = army(Number(value))
    else if (name === 'from' || name === 'to' || name === 'province') values[name] = province(Number(value))
    else if (name === 'unit') values[name] = unit(String(value))
    else values[name] = value
  }
  return values
}

/** SG-2P-01: who plays two clans must know which of them is asked. */
function question({ name, about, seat }: Question, s: ShogunState): Phrase {
  const asked = phrase(`ask.${name.replace(' / ', '.')}`, questionValues(about))
  const own = about.clan
  if (s.seats !== 2 || typeof own !== 'number' || seatOf(s, own) !== seat) return asked
  return phrase('ask.ofClan', { clan: clan(own), question: asked })
}

const plainAnswers = {
  planWithTheRest: 'answer.planWithTheRest',
  waitToSpy: 'answer.waitToSpy',
  enough: 'answer.enough',
  pass: 'answer.pass',
  takeRevenge: 'answer.takeRevenge',
  forgoRevenge: 'answer.forgoRevenge',
  go: 'answer.go',
  endPhase: 'answer.endPhase',
  keepHidden: 'answer.keepHidden',
  breakOff: 'answer.breakOff',
  goOn: 'answer.goOn',
  stay: 'answer.stay',
  endAttacks: 'answer.endAttacks',
  settled: 'answer.settled',
} as const

type PlainAnswer = keyof typeof plainAnswers

/** SG-2P-01: who plays two clans must know for which of them he answers. */
function answer(action: ShogunAction, s: ShogunState): Phrase {
  const said = answerOf(action, s)
  if (s.seats !== 2 || !('clan' in action) || action.kind === 'give') return said
  return phrase('answer.ofClan', { clan: clan(action.clan), answer: said })
}

type Spoken = Exclude<ShogunAction['kind'], PlainAnswer>

const answers: { readonly [K in Spoken]: (action: ActionOf<K>, s: ShogunState) => Phrase } = {
  give: (action) => phrase('answer.give', { province: province(action.province), clan: clan(action.clan) }),
  reinforce: (action) => phrase('answer.reinforce', { province: province(action.province) }),
  place: (action) => phrase('answer.place', { army: army(action.army), province: province(action.province) }),
  offerTruce: (action) => phrase('answer.offerTruce', { clan: clan(action.to) }),
  put: (action) => phrase('answer.put', { koku: action.koku, bin: phrase(`bin.${action.bin}`) }),
  spy: (action) =>
    action.on === none ? phrase('answer.spyNobody') : phrase('answer.spy', { clan: clan(action.on) }),
  wish: (action) => phrase('answer.wish', { sword: action.sword }),
  build: (action, s) => {
    if (action.province === none) return phrase('answer.buildNothing')
    return phrase(s.castle[action.province] === 0 ? 'answer.buildCastle' : 'answer.buildFortress', {
      province: province(action.province),
    })
  },
  enlist: (action) => phrase('answer.enlist', { unit: unit(action.unit) }),
  station: (action) =>
    phrase(action.army ? 'answer.stationInArmy' : 'answer.station', {
      province: province(action.province),
    }),
  post: (action) => phrase('answer.post', { ronin: action.ronin, province: province(action.province) }),
  strike: (action) => phrase('answer.strike', { army: army(action.army), clan: clan(clanOf(action.army)) }),
  slay: (action) => phrase('answer.slay', { army: army(action.army) }),
  march: (action) =>
    phrase('answer.march', { army: army(action.army), to: province(action.to), ronin: action.ronin }),
  takeIn: (action) =>
    phrase('answer.takeIn', {
      army: army(action.army),
      unit: unit(action.unit),
      ronin: action.ronin,
    }),
  leave: (action) => phrase('answer.leave', { unit: unit(action.unit) }),
  detach: (action) =>
    phrase(action.reveal === none ? 'answer.detach' : 'answer.detachRevealing', {
      army: army(action.army),
      unit: unit(action.unit),
      to: province(action.to),
      ronin: action.ronin,
      revealed: action.reveal,
    }),
  declare: (action) =>
    phrase('answer.declare', { troop: troop(action.army, action.from), to: province(action.to) }),
  fight: (action) => phrase('answer.fight', { troop: troop(action.army, action.from) }),
  reveal: (action) => phrase('answer.reveal', { ronin: action.toArmy }),
  lose: (action) => phrase(action.army ? 'answer.loseFromArmy' : 'answer.lose', { unit: unit(action.unit) }),
  attack: (action) => phrase('answer.attack', { to: province(action.to) }),
  send: (action) =>
    phrase(action.reveal === none ? 'answer.send' : 'answer.sendWithRonin', {
      unit: unit(action.unit),
      from: province(action.from),
      ronin: action.reveal,
    }),
  to: (action) =>
    phrase(action.army ? 'answer.toArmy' : 'answer.to', {
      province: province(action.province),
      ronin: action.ronin,
    }),
}

function answerOf(action: ShogunAction, s: ShogunState): Phrase {
  if (action.kind in plainAnswers) return phrase(plainAnswers[action.kind as PlainAnswer])
  return (answers[action.kind as Spoken] as (action: ShogunAction, s: ShogunState) => Phrase)(action, s)
}

function list(provinces: readonly number[]): Phrase {
  return provinces.reduceRight<Phrase>(
    (rest, each, i) =>
      i === provinces.length - 1 ? province(each) : phrase('list', { first: province(each), rest }),
    phrase('list.none'),
  )
}

type EventOf<K extends ShogunEvent['kind']> = Extract<ShogunEvent, { readonly kind: K }>

const events: { readonly [K in ShogunEvent['kind']]: (e: EventOf<K>) => Phrase } = {
  dealt: (e) => phrase('event.dealt', { clan: clan(e.clan), provinces: list(e.provinces) }),
  leftOver: (e) => phrase('event.leftOver', { provinces: list(e.provinces) }),
  reinforced: (e) => phrase('event.reinforced', { clan: clan(e.clan), province: province(e.province) }),
  placed: (e) => phrase('event.placed', { army: army(e.army), province: province(e.province) }),
  roundBegan: (e) => phrase('event.round', { round: e.round }),
  waited: (e) => phrase('event.waited', { clan: clan(e.clan) }),
  spied: (e) =>
    e.plan === null
      ? phrase('event.spied', { clan: clan(e.clan), on: clan(e.on) })
      : phrase('event.spiedPlan', { clan: clan(e.clan), on: clan(e.on), ...e.plan }),
  planned: (e) => phrase('event.planned', { clan: clan(e.clan), ...e.plan }),
  ninjaReturned: (e) => phrase('event.ninjaReturned', { clan: clan(e.clan) }),
  truceMade: (e) => phrase('event.truceMade', { a: clan(e.a), b: clan(e.b) }),
  truceBroken: (e) => phrase('event.truceBroken', { by: clan(e.by), with: clan(e.with) }),
  sword: (e) => phrase('event.sword', { clan: clan(e.clan), sword: e.sword, by: e.by }),
  built: (e) =>
    phrase(e.fortress ? 'event.builtFortress' : 'event.builtCastle', {
      clan: clan(e.clan),
      province: province(e.province),
    }),
  notBuilt: (e) => phrase('event.notBuilt', { clan: clan(e.clan) }),
  enlisted: (e) =>
    phrase(e.army === none ? 'event.enlisted' : 'event.enlistedInArmy', {
      clan: clan(e.clan),
      unit: unit(e.unit),
      province: province(e.province),
      army: e.army === none ? '' : army(e.army),
    }),
  hired: (e) => phrase('event.hired', { clan: clan(e.clan), ronin: e.ronin }),
  posted: (e) => postedPhrase(e),
  ninjaWon: (e) => phrase('event.ninjaWon', { clan: clan(e.clan), koku: e.koku }),
  ninjaUnsold: () => phrase('event.ninjaUnsold'),
  struck: (e) =>
    phrase(e.dead ? 'event.struck' : 'event.strikeFailed', {
      clan: clan(e.clan),
      army: army(e.army),
      die: e.die,
    }),
  revenge: (e) =>
    phrase(e.taken ? 'event.revenge' : 'event.revengeFailed', {
      clan: clan(e.clan),
      on: clan(e.on),
      die: e.die,
    }),
  slain: (e) => phrase('event.slain', { army: army(e.army) }),
  warTurn: (e) => phrase('event.warTurn', { clan: clan(e.clan) }),
  marched: (e) => phrase('event.marched', { army: army(e.army), from: province(e.from), to: province(e.to) }),
  tookIn: (e) => phrase('event.tookIn', { army: army(e.army), unit: unit(e.unit), ronin: e.ronin }),
  left: (e) =>
    phrase('event.left', { army: army(e.army), unit: unit(e.unit), province: province(e.province) }),
  revealed: (e) =>
    phrase('event.revealed', {
      clan: clan(e.clan),
      province: province(e.province),
      ronin: e.toArmy + e.toForce,
    }),
  roninLost: (e) => phrase('event.roninLost', { province: province(e.province), ronin: e.ronin }),
  declared: (e) => phrase('event.declared', { troop: troop(e.army, e.from), to: province(e.to) }),
  notFought: (e) =>
    phrase('event.notFought', { troop: troop(e.army, e.from), to: province(e.to), why: e.why }),
  battle: (e) =>
    phrase('event.battle', {
      troop: troop(e.army, e.from),
      to: province(e.to),
      enemy: clan(e.enemy),
      sea: e.sea ? 1 : 0,
    }),
  rolled: (e) =>
    phrase('event.rolled', {
      clan: clan(e.clan),
      unit: unit(e.unit),
      dice: e.dice.join(' '),
      hits: e.hits,
    }),
  fell: (e) =>
    phrase('event.fell', {
      clan: clan(e.clan),
      units: regulars(e.dead) + e.dead.ronin + e.extras,
      daimyo: e.daimyo,
    }),
  brokeOff: (e) =>
    phrase(e.leaderless ? 'event.brokeOffLeaderless' : 'event.brokeOff', {
      clan: clan(e.clan),
      to: province(e.to),
    }),
  emptied: (e) => phrase('event.emptied', { clan: clan(e.clan), province: province(e.province) }),
  conquered: (e) => phrase('event.conquered', { clan: clan(e.clan), province: province(e.province) }),
  experience: (e) => phrase('event.experience', { army: army(e.army), level: e.level }),
  sent: (e) =>
    phrase('event.sent', {
      unit: unit(e.unit),
      from: province(e.from),
      to: province(e.to),
      ronin: e.ronin,
    }),
  detached: (e) =>
    phrase('event.detached', {
      army: army(e.army),
      unit: unit(e.unit),
      to: province(e.to),
      ronin: e.ronin,
    }),
  daimyoLost: (e) => phrase('event.daimyoLost', { army: army(e.army), clan: clan(clanOf(e.army)) }),
  eliminated: (e) => phrase('event.eliminated', { clan: clan(e.clan), by: clan(e.by) }),
  dismissed: (e) => phrase('event.dismissed', { ronin: e.ronin }),
  income: (e) => phrase('event.income', { clan: clan(e.clan), koku: e.koku }),
  succeeded: (e) => phrase('event.succeeded', { army: army(e.army) }),
}

function event(e: ShogunEvent): Phrase {
  return (events[e.kind] as (e: ShogunEvent) => Phrase)(e)
}

/** SG-RON-05: to others the sizes alone, to their owner also the provinces. */
function postedPhrase(e: EventOf<'posted'>): Phrase {
  const total = e.stacks.reduce((sum, { ronin }) => sum + ronin, 0)
  const provinces = e.stacks.flatMap((stack) => (stack.province === null ? [] : [stack.province]))
  const values = { clan: clan(e.clan), ronin: total, stacks: e.stacks.length }
  return provinces.length === 0
    ? phrase('event.posted', values)
    : phrase('event.postedIn', { ...values, provinces: list(provinces) })
}

export const phrasing: Phrasing<ShogunState, ShogunAction, ShogunEvent> = {
  question,
  answer,
  event,
  reason: ({ rule, values }) => phrase(`rule.${rule}`, values ?? {}),
  place: (id) => province(id),
}
