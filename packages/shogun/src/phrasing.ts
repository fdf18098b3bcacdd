import type { Phrase, Phrasing, Question } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
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

const plainAnswers: Readonly<Record<string, string>> = {
  'plan with the rest': 'answer.planWithTheRest',
  'wait to spy': 'answer.waitToSpy',
  enough: 'answer.enough',
  pass: 'answer.pass',
  'take revenge': 'answer.takeRevenge',
  'forgo revenge': 'answer.forgoRevenge',
  go: 'answer.go',
  'end phase': 'answer.endPhase',
  'keep hidden': 'answer.keepHidden',
  'break off': 'answer.breakOff',
  'go on': 'answer.goOn',
  stay: 'answer.stay',
  'end attacks': 'answer.endAttacks',
  settled: 'answer.settled',
}

/** SG-2P-01: who plays two clans must know for which of them he answers. */
function answer(action: ShogunAction, s: ShogunState): Phrase {
  const said = answerOf(action, s)
  if (s.seats !== 2 || !('clan' in action) || action.kind === 'give') return said
  return phrase('answer.ofClan', { clan: clan(action.clan), answer: said })
}

function answerOf(action: ShogunAction, s: ShogunState): Phrase {
  switch (action.kind) {
    case 'give':
      return phrase('answer.give', { province: province(action.province), clan: clan(action.clan) })
    case 'reinforce':
      return phrase('answer.reinforce', { province: province(action.province) })
    case 'place':
      return phrase('answer.place', { army: army(action.army), province: province(action.province) })
    case 'offer truce':
      return phrase('answer.offerTruce', { clan: clan(action.to) })
    case 'put':
      return phrase('answer.put', { koku: action.koku, bin: phrase(`bin.${action.bin}`) })
    case 'spy':
      return action.on === none ? phrase('answer.spyNobody') : phrase('answer.spy', { clan: clan(action.on) })
    case 'wish':
      return phrase('answer.wish', { sword: action.sword })
    case 'build':
      if (action.province === none) return phrase('answer.buildNothing')
      return phrase(s.castle[action.province] === 0 ? 'answer.buildCastle' : 'answer.buildFortress', {
        province: province(action.province),
      })
    case 'enlist':
      return phrase('answer.enlist', { unit: unit(action.unit) })
    case 'station':
      return phrase(action.army ? 'answer.stationInArmy' : 'answer.station', {
        province: province(action.province),
      })
    case 'post':
      return phrase('answer.post', { ronin: action.ronin, province: province(action.province) })
    case 'strike':
      return phrase('answer.strike', { army: army(action.army), clan: clan(clanOf(action.army)) })
    case 'slay':
      return phrase('answer.slay', { army: army(action.army) })
    case 'march':
      return phrase('answer.march', { army: army(action.army), to: province(action.to), ronin: action.ronin })
    case 'take in':
      return phrase('answer.takeIn', {
        army: army(action.army),
        unit: unit(action.unit),
        ronin: action.ronin,
      })
    case 'leave':
      return phrase('answer.leave', { unit: unit(action.unit) })
    case 'detach':
      return phrase(action.reveal === none ? 'answer.detach' : 'answer.detachRevealing', {
        army: army(action.army),
        unit: unit(action.unit),
        to: province(action.to),
        ronin: action.ronin,
        revealed: action.reveal,
      })
    case 'declare':
      return phrase('answer.declare', { troop: troop(action.army, action.from), to: province(action.to) })
    case 'fight':
      return phrase('answer.fight', { troop: troop(action.army, action.from) })
    case 'reveal':
      return phrase('answer.reveal', { ronin: action.toArmy })
    case 'lose':
      return phrase(action.army ? 'answer.loseFromArmy' : 'answer.lose', { unit: unit(action.unit) })
    case 'attack':
      return phrase('answer.attack', { to: province(action.to) })
    case 'send':
      return phrase(action.reveal === none ? 'answer.send' : 'answer.sendWithRonin', {
        unit: unit(action.unit),
        from: province(action.from),
        ronin: action.reveal,
      })
    case 'to':
      return phrase(action.army ? 'answer.toArmy' : 'answer.to', {
        province: province(action.province),
        ronin: action.ronin,
      })
    default:
      return phrase(plainAnswers[action.kind])
  }
}

function list(provinces: readonly number[]): Phrase {
  return provinces.reduceRight<Phrase>(
    (rest, each, i) =>
      i === provinces.length - 1 ? province(each) : phrase('list', { first: province(each), rest }),
    phrase('list.none'),
  )
}

function event(e: ShogunEvent): Phrase | null {
  switch (e.kind) {
    case 'dealt':
      return phrase('event.dealt', { clan: clan(e.clan), provinces: list(e.provinces) })
    case 'left over':
      return phrase('event.leftOver', { provinces: list(e.provinces) })
    case 'reinforced':
      return phrase('event.reinforced', { clan: clan(e.clan), province: province(e.province) })
    case 'placed':
      return phrase('event.placed', { army: army(e.army), province: province(e.province) })
    case 'round began':
      return phrase('event.round', { round: e.round })
    case 'waited':
      return phrase('event.waited', { clan: clan(e.clan) })
    case 'spied':
      return e.plan === null
        ? phrase('event.spied', { clan: clan(e.clan), on: clan(e.on) })
        : phrase('event.spiedPlan', { clan: clan(e.clan), on: clan(e.on), ...e.plan })
    case 'planned':
      return phrase('event.planned', { clan: clan(e.clan), ...e.plan })
    case 'ninja returned':
      return phrase('event.ninjaReturned', { clan: clan(e.clan) })
    case 'truce made':
      return phrase('event.truceMade', { a: clan(e.a), b: clan(e.b) })
    case 'truce broken':
      return phrase('event.truceBroken', { by: clan(e.by), with: clan(e.with) })
    case 'sword':
      return phrase('event.sword', { clan: clan(e.clan), sword: e.sword, by: e.by })
    case 'built':
      return phrase(e.fortress ? 'event.builtFortress' : 'event.builtCastle', {
        clan: clan(e.clan),
        province: province(e.province),
      })
    case 'not built':
      return phrase('event.notBuilt', { clan: clan(e.clan) })
    case 'enlisted':
      return phrase(e.army === none ? 'event.enlisted' : 'event.enlistedInArmy', {
        clan: clan(e.clan),
        unit: unit(e.unit),
        province: province(e.province),
        army: e.army === none ? '' : army(e.army),
      })
    case 'hired':
      return phrase('event.hired', { clan: clan(e.clan), ronin: e.ronin })
    case 'posted':
      return postedPhrase(e)
    case 'ninja won':
      return phrase('event.ninjaWon', { clan: clan(e.clan), koku: e.koku })
    case 'ninja unsold':
      return phrase('event.ninjaUnsold')
    case 'struck':
      return phrase(e.dead ? 'event.struck' : 'event.strikeFailed', {
        clan: clan(e.clan),
        army: army(e.army),
        die: e.die,
      })
    case 'revenge':
      return phrase(e.taken ? 'event.revenge' : 'event.revengeFailed', {
        clan: clan(e.clan),
        on: clan(e.on),
        die: e.die,
      })
    case 'slain':
      return phrase('event.slain', { army: army(e.army) })
    case 'war turn':
      return phrase('event.warTurn', { clan: clan(e.clan) })
    case 'marched':
      return phrase('event.marched', { army: army(e.army), from: province(e.from), to: province(e.to) })
    case 'took in':
      return phrase('event.tookIn', { army: army(e.army), unit: unit(e.unit), ronin: e.ronin })
    case 'left':
      return phrase('event.left', { army: army(e.army), unit: unit(e.unit), province: province(e.province) })
    case 'revealed':
      return phrase('event.revealed', {
        clan: clan(e.clan),
        province: province(e.province),
        ronin: e.toArmy + e.toForce,
      })
    case 'ronin lost':
      return phrase('event.roninLost', { province: province(e.province), ronin: e.ronin })
    case 'declared':
      return phrase('event.declared', { troop: troop(e.army, e.from), to: province(e.to) })
    case 'not fought':
      return phrase('event.notFought', { troop: troop(e.army, e.from), to: province(e.to), why: e.why })
    case 'battle':
      return phrase('event.battle', {
        troop: troop(e.army, e.from),
        to: province(e.to),
        enemy: clan(e.enemy),
        sea: e.sea ? 1 : 0,
      })
    case 'rolled':
      return phrase('event.rolled', {
        clan: clan(e.clan),
        unit: unit(e.unit),
        dice: e.dice.join(' '),
        hits: e.hits,
      })
    case 'fell':
      return phrase('event.fell', {
        clan: clan(e.clan),
        units: regulars(e.dead) + e.dead.ronin + e.extras,
        daimyo: e.daimyo,
      })
    case 'broke off':
      return phrase(e.leaderless ? 'event.brokeOffLeaderless' : 'event.brokeOff', {
        clan: clan(e.clan),
        to: province(e.to),
      })
    case 'emptied':
      return phrase('event.emptied', { clan: clan(e.clan), province: province(e.province) })
    case 'conquered':
      return phrase('event.conquered', { clan: clan(e.clan), province: province(e.province) })
    case 'experience':
      return phrase('event.experience', { army: army(e.army), level: e.level })
    case 'sent':
      return phrase('event.sent', {
        unit: unit(e.unit),
        from: province(e.from),
        to: province(e.to),
        ronin: e.ronin,
      })
    case 'detached':
      return phrase('event.detached', {
        army: army(e.army),
        unit: unit(e.unit),
        to: province(e.to),
        ronin: e.ronin,
      })
    case 'daimyo lost':
      return phrase('event.daimyoLost', { army: army(e.army), clan: clan(clanOf(e.army)) })
    case 'eliminated':
      return phrase('event.eliminated', { clan: clan(e.clan), by: clan(e.by) })
    case 'dismissed':
      return phrase('event.dismissed', { ronin: e.ronin })
    case 'income':
      return phrase('event.income', { clan: clan(e.clan), koku: e.koku })
    case 'succeeded':
      return phrase('event.succeeded', { army: army(e.army) })
  }
}

/** SG-RON-05: to others the sizes alone, to their owner also the provinces. */
function postedPhrase(e: Extract<ShogunEvent, { kind: 'posted' }>): Phrase {
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
}
