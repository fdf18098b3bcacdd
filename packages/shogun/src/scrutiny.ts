import type { Scrutiny, Seat } from '@gunbai/kernel'
import {
  armiesPerClan,
  ashigaruBoxes,
  baseCount,
  castleCount,
  experienceTrack,
  forceLimit,
  perColour,
  regularKinds,
  roninCount,
  samuraiBoxes,
  unitKinds,
} from './data/pieces.ts'
import type { ShogunEvent } from './event.ts'
import { clanOf, isLed } from './position/army.ts'
import { neighbours, none, type Province, provinceCount, provinceIds } from './position/map.ts'
import { limitOfArmy, limitOfForce, roomForHidden } from './position/ronin.ts'
import { regulars } from './position/troop.ts'
import { type WarTurn, warTurn } from './rules/turn/war-turn.ts'
import { type ArmyId, bins, type Clan, type ShogunState, seatOf } from './state.ts'
import { seesPlan } from './view.ts'

/** The invariants of the rules, section 6.8, by their numbers there. */
function violations(s: ShogunState): string[] {
  if (s.stage === 'split') return []
  const found: string[] = []
  checkProvinces(s, found)
  checkArmies(s, found)
  checkPieces(s, found)
  checkClans(s, found)
  return found
}

/** 1 and 3: whoever owns a province has a regular in it, and forces are within their limits. */
function checkProvinces(s: ShogunState, found: string[]): void {
  const counted = s.clans.map(() => 0)
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] !== none) counted[s.owner[province]]++
    checkOwner(s, province, found)
    checkForce(s, province, found)
    checkHidden(s, province, found)
  }
  s.clans.forEach(({ provinces }, clan) => {
    if (provinces !== counted[clan])
      found.push(`clan ${clan} counts ${provinces} provinces and owns ${counted[clan]}`)
  })
}

function checkOwner(s: ShogunState, province: Province, found: string[]): void {
  const owner = s.owner[province]
  const name = provinceIds[province]
  const armies = s.armies.filter(({ place }) => place === province)
  const held = regulars(s.forces[province]) > 0 || armies.some((army) => isLed(army) || regulars(army) > 0)
  if ((owner !== none) !== held) found.push(`${name} is owned by ${owner} and held: ${held}`)
  if (armies.some((army) => clanOf(s.armies.indexOf(army)) !== owner)) {
    found.push(`an army stands in ${name}, which its clan does not own`)
  }
}

function checkForce(s: ShogunState, province: Province, found: string[]): void {
  const force = s.forces[province]
  const name = provinceIds[province]
  if (regulars(force) > forceLimit) found.push(`the force of ${name} has ${regulars(force)} regulars`)
  if (force.ronin > limitOfForce(force) && !isPlanned(s, province))
    found.push(`the force of ${name} has ${force.ronin} ronin too many`)
  for (const unit of unitKinds) if (force[unit] < 0) found.push(`${force[unit]} of ${unit} stand in ${name}`)
}

function checkHidden(s: ShogunState, province: Province, found: string[]): void {
  const owner = s.owner[province]
  const hidden = s.hidden[province]
  const name = provinceIds[province]
  if (hidden < 0 || (hidden > 0 && owner === none)) found.push(`${hidden} ronin lie hidden in ${name}`)
  const moving = s.turn === owner && (s.phase === 'A' || s.phase === 'C' || s.phase === 'D')
  const taken = s.stage === 'ronin' ? 0 : hidden
  if (!moving && hidden > 0 && roomForHidden(s, province) < taken) {
    found.push(`${hidden} ronin lie hidden in ${name}, more than its troops allow`)
  }
  if (hidden > 0 && s.bare[province]) found.push(`${name} is called bare and is not`)
}

/** SG-RUL-99: whether units of a force are on their way from there or to there, and others may have to follow. */
function isPlanned(s: ShogunState, province: number): boolean {
  const turn = s.stack.find(({ proc }) => proc === warTurn.place)?.facts as WarTurn | undefined
  if (turn === undefined || turn.latest === none || s.phase !== 'D') return false
  return province === turn.latest || neighbours[turn.latest].includes(province)
}

/** 2, 3 and 8 */
function checkArmies(s: ShogunState, found: string[]): void {
  for (let id = 0; id < s.armies.length; id++) {
    checkUnits(s, id, found)
    checkPlace(s, id, found)
  }
}

function checkUnits(s: ShogunState, id: ArmyId, found: string[]): void {
  const army = s.armies[id]
  if (army.archer + army.swordsman > samuraiBoxes || army.gunner + army.spearman > ashigaruBoxes) {
    found.push(`army ${id} has more units than boxes`)
  }
  for (const unit of unitKinds) if (army[unit] < 0) found.push(`army ${id} has ${army[unit]} of ${unit}`)
  const limit = army.leader === 'slain' ? regulars(army) : limitOfArmy(army)
  if (army.ronin > limit && s.turn !== clanOf(id))
    found.push(`army ${id} has ${army.ronin} ronin, more than ${limit}`)
  if (army.hole < 0 || army.hole >= experienceTrack.length) found.push(`army ${id} is in hole ${army.hole}`)
}

function checkPlace(s: ShogunState, id: ArmyId, found: string[]): void {
  const army = s.armies[id]
  const placing = s.round === 0
  if (army.leader === 'lost' && (army.place !== none || regulars(army) + army.ronin > 0)) {
    found.push(`army ${id} is lost and still there`)
  }
  if (army.leader === 'living' && army.place === none && !placing) found.push(`army ${id} is nowhere`)
  const mayPass = s.turn === clanOf(id) && (s.phase === 'A' || s.phase === 'D')
  const crowded = s.armies.some((other, at) => at !== id && other.place === army.place)
  if (army.place !== none && !mayPass && crowded) found.push(`army ${id} shares its province with another`)
}

/** 4, 5 and 10: pieces are neither made nor lost. */
function checkPieces(s: ShogunState, found: string[]): void {
  const unposted = s.clans.reduce((sum, clan) => sum + clan.unposted, 0)
  let ronin = s.ronin + unposted + (s.battle?.hired ?? 0)
  for (let province = 0; province < provinceCount; province++)
    ronin += s.forces[province].ronin + s.hidden[province]
  for (const army of s.armies) ronin += army.ronin
  if (ronin !== roninCount) found.push(`the ${roninCount} ronin have become ${ronin}`)
  const early = s.stage !== 'ronin' && s.stage !== 'ninja' && s.stage !== 'war' && s.stage !== 'end of round'
  if (early && s.ronin !== roninCount) found.push(`there are ronin in play in the stage ${s.stage}`)
  const castles = s.castle.filter((level) => level > 0).length
  const bases = s.castle.filter((level) => level === 2).length
  if (castles + s.castles !== castleCount) found.push(`the castles are ${castles} and ${s.castles}`)
  if (bases + s.bases !== baseCount) found.push(`the bases are ${bases} and ${s.bases}`)
  s.clans.forEach(({ stock, colours }, clan) => {
    for (const kind of regularKinds) {
      let count = stock[kind]
      for (let province = 0; province < provinceCount; province++) {
        if (s.owner[province] === clan) count += s.forces[province][kind]
      }
      s.armies.forEach((army, id) => {
        if (clanOf(id) === clan) count += army[kind]
      })
      if (stock[kind] < 0 || count !== perColour[kind] * colours) {
        found.push(`clan ${clan} has ${count} of ${kind}, ${stock[kind]} of them in stock`)
      }
    }
  })
}

/** 6, 7 and 9 */
function checkClans(s: ShogunState, found: string[]): void {
  s.clans.forEach((clan, id) => {
    const armies = s.armies.slice(id * armiesPerClan, (id + 1) * armiesPerClan)
    const led = armies.some(({ leader }) => leader !== 'lost')
    if (clan.alive !== led && s.options.loneDaimyo === 'immediate') {
      found.push(`clan ${id} is ${clan.alive ? 'alive' : 'out'} and has ${led ? 'a' : 'no'} daimyo`)
    }
    if (clan.alive && clan.provinces === 0 && s.options.loneDaimyo === 'immediate') {
      found.push(`clan ${id} is alive without a province`)
    }
    if (!clan.alive && (clan.provinces > 0 || clan.koku > 0)) found.push(`clan ${id} is out and still owns`)
    const spent = bins.reduce((sum, bin) => sum + clan.plan[bin], 0)
    if (clan.koku < 0 || spent > clan.koku) found.push(`clan ${id} plans ${spent} of ${clan.koku} koku`)
    if (s.stage === 'war' && clan.koku > 0) found.push(`clan ${id} holds koku in the war`)
  })
  if (s.ninja !== none && !s.clans[s.ninja].alive)
    found.push(`the ninja serves clan ${s.ninja}, which is out`)
  const auction = s.stage === 'swords' || s.stage === 'build' || s.stage === 'levy' || s.stage === 'ronin'
  if (auction && s.ninja !== none) found.push(`the ninja is held in the stage ${s.stage}`)
}

const planOf = (clan: Clan) => `the plan of clan ${clan}`
const roninIn = (province: number) => `hidden ronin in ${provinceIds[province]}`
const surplusIn = (province: number) => `too many hidden ronin in ${provinceIds[province]}`

/** SG-RON-05, SG-PLAN-06: what is hidden from a seat. */
function secrets(s: ShogunState, seat: Seat | null): string[] {
  const hidden: string[] = []
  for (let province = 0; province < provinceCount; province++) {
    if (s.hidden[province] === 0 || seatOf(s, s.owner[province]) === seat) continue
    hidden.push(roninIn(province))
    if (s.hidden[province] > roomForHidden(s, province)) hidden.push(surplusIn(province))
  }
  for (let clan = 0; clan < s.clans.length; clan++) {
    if (s.clans[clan].alive && s.clans[clan].koku > 0 && !seesPlan(s, clan, seat)) hidden.push(planOf(clan))
  }
  return hidden
}

function mentions(event: ShogunEvent): string[] {
  switch (event.kind) {
    case 'spied':
      return event.plan === null ? [] : [planOf(event.on)]
    case 'planned':
      return [planOf(event.clan)]
    case 'posted':
      return event.stacks.flatMap(({ province }) => (province === null ? [] : [roninIn(province)]))
    case 'revealed':
      return [roninIn(event.province)]
    case 'roninLost':
      return [surplusIn(event.province)]
    default:
      return []
  }
}

const inventory: readonly string[] = [
  ...unitKinds,
  'daimyo',
  'castle',
  'fortress',
  'extras',
  'hidden ronin',
  'ninja as assassin',
  'ninja as spy',
  'revenge',
  'successor',
  'experienced daimyo',
  'naval attack',
  'truce',
  'elimination',
  'sword by bid',
  'sword by lot',
  'sword by draw',
  ...provinceIds.map((id) => `province ${id}`),
]

function uses(event: ShogunEvent): readonly string[] {
  switch (event.kind) {
    case 'rolled':
      return [event.unit]
    case 'fell':
      return event.extras > 0 ? ['extras'] : []
    case 'built':
      return [event.fortress ? 'fortress' : 'castle']
    case 'revealed':
      return ['hidden ronin']
    case 'struck':
      return ['ninja as assassin']
    case 'spied':
      return ['ninja as spy']
    case 'revenge':
      return ['revenge']
    case 'succeeded':
      return ['successor']
    case 'experience':
      return event.level > 1 ? ['experienced daimyo'] : []
    case 'battle':
      return event.sea ? ['naval attack'] : []
    case 'truceMade':
      return ['truce']
    case 'eliminated':
      return ['elimination']
    case 'sword':
      return [`sword by ${event.by}`]
    case 'conquered':
      return [`province ${provinceIds[event.province]}`]
    default:
      return []
  }
}

export const scrutiny: Scrutiny<ShogunState, ShogunEvent> = { violations, secrets, mentions, inventory, uses }
