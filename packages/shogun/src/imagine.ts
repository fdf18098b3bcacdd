import { addLegal, next, pick, type Seat, type Stream } from '@gunbai/kernel'
import type { ShogunAction, ShogunChoices } from './action.ts'
import { worth } from './knowledge/appraisal.ts'
import { bordersEnemy } from './knowledge/front.ts'
import { none, type Province } from './position/map.ts'
import { roomForHidden, stacksOf } from './position/ronin.ts'
import { clanOn, forgetPicks, pick as pickCasualty, type Side } from './rules/combat/casualties.ts'
import { losses } from './rules/combat/casualty-law.ts'
import { canSettle } from './rules/movement/settling.ts'
import { forgetSite, sites } from './rules/turn/build.ts'
import { forgetPosts, post, posting } from './rules/turn/hire-ronin.ts'
import { enlist, forgetLevies, levying } from './rules/turn/levy.ts'
import { forgetPlan, planning, putKoku } from './rules/turn/plan.ts'
import { cards, forgetSplit, takeCard } from './rules/turn/set-up.ts'
import { forgetWish, swordsLeft } from './rules/turn/swords.ts'
import { bins, type Clan, clansOf, type ShogunState, type Stage, seatOf } from './state.ts'
import { seesPlan } from './view.ts'

/**
 * Draws anew whatever a seat cannot know: plans, wishes, levies, casualties not yet shown, and where ronin lie hidden.
 * Anything that could be is drawn sometimes, and more often the better it is by rules of thumb that look at open facts.
 */
export function imagine(s: ShogunState, seat: Seat, chance: Stream): void {
  if (s.stage === 'split') imagineSplit(s, 1 - seat, chance)
  for (let clan = 0; clan < s.clans.length; clan++) {
    if (seatOf(s, clan) !== seat) imagineClan(s, clan, seat, chance)
  }
  if (s.battle !== null) {
    for (const side of ['attackers', 'defenders'] as const) imagineCasualties(s, side, seat, chance)
  }
}

/** By so much less worth an answer is e times less likely. */
const whim = 0.7

/** One of the answers, the better ones more often. */
function likely(s: ShogunState, list: readonly ShogunAction[], chance: Stream): ShogunAction {
  const weights = list.map((action) => Math.exp(worth(s, action, false) / whim))
  let left = (next(chance) / 0x1_0000_0000) * weights.reduce((sum, each) => sum + each)
  const place = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return list[Math.max(0, place)]
}

/** Gives answers as they are likely until a seat has no more to give. */
function answerOn(
  s: ShogunState,
  seat: Seat,
  chance: Stream,
  law: ShogunChoices<unknown>,
  answer: (s: ShogunState, seat: Seat, action: ShogunAction) => void,
  isOver: () => boolean,
): void {
  while (!isOver()) {
    const list: ShogunAction[] = []
    addLegal(law, s, null, seat, list)
    answer(s, seat, likely(s, list, chance))
  }
}

function imagineSplit(s: ShogunState, other: Seat, chance: Stream): void {
  if (s.options.cardSplit === 'open') return
  const second = other * 2 + 1
  const divided = s.clans[second].ready
  forgetSplit(s, other)
  if (divided) answerOn(s, other, chance, [cards], takeCard, () => s.clans[second].ready)
}

/** Draws one clan's secrets; the other clan of its player, if it is still to answer, stays out of it (SG-2P-13). */
function imagineClan(s: ShogunState, clan: Clan, seat: Seat, chance: Stream): void {
  const silenced = clansOf(s, seatOf(s, clan)).filter((each) => each !== clan && !s.clans[each].ready)
  for (const each of silenced) s.clans[each].ready = true
  imagineSecrets(s, clan, seat, chance)
  for (const each of silenced) s.clans[each].ready = false
}

/** Draws one clan's secrets anew; `other` is the seat that plays it. */
type Drawing = (s: ShogunState, clan: Clan, other: Seat, chance: Stream) => void

function imagineSecrets(s: ShogunState, clan: Clan, seat: Seat, chance: Stream): void {
  if (s.stage === 'plan' && seesPlan(s, clan, seat)) return
  const draw = drawings[s.stage]
  if (draw === undefined) hideElsewhere(s, clan, chance)
  else draw(s, clan, seatOf(s, clan), chance)
}

/** By stage, what is being answered in secret there; in any other, ronin lie hidden. */
const drawings: { readonly [K in Stage]?: Drawing } = {
  plan: (s, clan, other, chance) => {
    const each = s.clans[clan]
    if (each.ready && each.binsFilled === 0) return
    const fixed = each.binsFilled === bins.length
    forgetPlan(s, clan)
    if (fixed) answerOn(s, other, chance, planning, putKoku, () => each.ready)
  },
  swords: (s, clan, _, chance) => {
    const each = s.clans[clan]
    if (each.wish === 0 || each.sword !== 0) return
    const wished = each.ready
    forgetWish(s, clan)
    if (wished) each.wish = likelySword(s, clan, chance)
    each.ready = wished
  },
  build: (s, clan, other, chance) => {
    const each = s.clans[clan]
    if (!asksAtOnce(s) || !each.ready || !each.alive || each.plan.buildings === 0) return
    forgetSite(s, clan)
    const list: ShogunAction[] = []
    addLegal([sites], s, null, other, list)
    const site = likely(s, list, chance)
    if (site.kind === 'build') each.site = site.province
    each.ready = true
  },
  levy: (s, clan, other, chance) => {
    const each = s.clans[clan]
    if (each.plan.levies === 0) return
    const enlisted = each.ready
    forgetLevies(s, clan)
    if (enlisted) answerOn(s, other, chance, levying, enlist, () => each.ready)
  },
  ronin: (s, clan, other, chance) => {
    const each = s.clans[clan]
    if (each.plan.ronin === 0) return
    const posted = each.ready
    forgetPosts(s, clan)
    if (posted && each.unposted > 0) answerOn(s, other, chance, posting, post, () => each.ready)
    else each.ready = posted
  },
}

function likelySword(s: ShogunState, clan: Clan, chance: Stream): number {
  const wishes = swordsLeft(s).map((sword): ShogunAction => ({ kind: 'wish', clan, sword }))
  const wish = likely(s, wishes, chance)
  return wish.kind === 'wish' ? wish.sword : 0
}

/** Whether sites are being chosen at once: only then are they secret. */
function asksAtOnce(s: ShogunState): boolean {
  return s.clans.some((clan) => !clan.ready)
}

/**
 * SG-RON-05: the stacks that everybody sees, laid on cards drawn at random, the largest first: then they always fit, but for
 * one that an army on its way has left without its troop. Of two cards drawn the one at a border is taken, where ronin are of
 * more use.
 */
function hideElsewhere(s: ShogunState, clan: Clan, chance: Stream): void {
  const stacks = stacksOf(s, clan)
  if (stacks.length === 0) return
  const cards: Province[] = []
  for (let province = 0; province < s.owner.length; province++) {
    if (s.owner[province] !== clan) continue
    s.hidden[province] = 0
    if (!s.bare[province]) cards.push(province)
  }
  for (const ronin of stacks) {
    const free = cards.filter((card) => s.hidden[card] === 0)
    const fitting = free.filter((card) => roomForHidden(s, card) >= ronin)
    const places = fitting.length > 0 ? fitting : waiting(s, clan, ronin, free)
    const card = pick(chance, places)
    s.hidden[bordersEnemy(s, clan, card) ? card : pick(chance, places)] = ronin
  }
}

/** SG-RUL-100: the cards of provinces where a stack may wait for an army while armies move; else any. */
function waiting(s: ShogunState, clan: Clan, ronin: number, cards: readonly Province[]): readonly Province[] {
  if (s.phase !== 'A' && s.phase !== 'D') return cards
  const canWait = cards.filter((card) => {
    s.hidden[card] = ronin
    const can = canSettle(s, clan)
    s.hidden[card] = 0
    return can
  })
  return canWait.length > 0 ? canWait : cards
}

function imagineCasualties(s: ShogunState, side: Side, seat: Seat, chance: Stream): void {
  const clan = clanOn(s, side)
  const dead = s.battle?.[side]
  if (clan === none || dead === undefined || seatOf(s, clan) === seat) return
  const other = seatOf(s, clan)
  const picked = dead.hits === 0
  forgetPicks(s, side)
  const now = s.battle?.[side]
  if (!picked || now === undefined) return
  answerOn(s, other, chance, [losses], pickCasualty, () => now.hits === 0)
}
