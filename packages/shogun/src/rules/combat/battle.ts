import { always, done, nobody, only, procedure } from '@gunbai/kernel'
import type { ShogunAction, ShogunBar, ShogunChoices } from '../../action.ts'
import { isLed } from '../../position/army.ts'
import { none, type Province } from '../../position/map.ts'
import { hasStacks, returnSurplus, reveal, shareOut, sharesToArmy, turnUp } from '../../position/ronin.ts'
import { areEnemies, type Battle, type ShogunState, seatOf } from '../../state.ts'
import { ninjaWindow } from '../turn/ninja.ts'
import { bury } from './burial.ts'
import { pick, pickers, takeHits } from './casualties.ts'
import { losses } from './casualty-law.ts'
import { fire } from './fire.ts'

const goOn: ShogunAction = { kind: 'goOn' }
const breakOff: ShogunAction = { kind: 'breakOff' }
const keepHidden: ShogunAction = { kind: 'keepHidden' }

/** SG-RON-11: what goes to the army, and the rest to the force, keep both within their limits. */
const shareBar = (hiddenIn: (s: ShogunState) => [Province, number]): ShogunBar<object, 'reveal'> => ({
  rule: 'SG-RON-11',
  stops: (s, { toArmy }) => {
    const { least, most } = sharesToArmy(s, ...hiddenIn(s))
    return toArmy < least || toArmy > most
  },
})

/** SG-RON-13, SG-RUL-65 */
const attackersRonin: ShogunChoices<object> = [
  {
    kind: 'keepHidden',
    candidates: (_, __, ___, list) => void list.push(keepHidden),
    bars: [
      {
        rule: 'SG-RUL-65',
        stops: (s) => {
          if (!mustReveal(s)) return false
          const { from } = battleOf(s)
          const { least, most } = sharesToArmy(s, from, s.hidden[from])
          // Whoever guesses at another's hidden ronin may imagine more than the troops there can carry
          return least <= most
        },
      },
    ],
  },
  {
    kind: 'reveal',
    candidates: (s, _, __, list) => {
      const hidden = s.hidden[battleOf(s).from]
      for (let toArmy = 0; hidden > 0 && toArmy <= hidden; toArmy++) list.push({ kind: 'reveal', toArmy })
    },
    bars: [
      shareBar((s) => [battleOf(s).from, s.hidden[battleOf(s).from]]),
      {
        rule: 'SG-RON-13', // turned up to attack: some of them join the troop that does
        stops: (s, { toArmy }) => {
          const { from, army } = battleOf(s)
          const joining = army === none ? s.hidden[from] - toArmy : toArmy
          return joining === 0 && !mustReveal(s)
        },
      },
    ],
  },
]

function mustReveal(s: ShogunState): boolean {
  return s.options.roninAttackReveal === 'forced' && s.hidden[battleOf(s).from] > 0
}

// Steps 3 and 7: SG-CAS-01, SG-CAS-09, SG-DP-75
const casualties = {
  who: pickers,
  together: 'own pace',
  choices: [losses] as ShogunChoices<object>,
  answer: (s: ShogunState, _: object, seat: number, action: ShogunAction) => pick(s, seat, action),
  window: { class: 'casualties', declines: null },
} as const

// Step 8: SG-CBT-10, SG-CBT-12, SG-DP-76
const goOnOrBreakOff = {
  who: (s: ShogunState) => (isAtAnEnd(s) ? nobody : only(seatOf(s, s.turn))),
  choices: [always(goOn), always(breakOff)] as ShogunChoices<object>,
  answer: (s: ShogunState, _: object, __: number, action: ShogunAction) =>
    action.kind === 'goOn' ? 'before missiles' : brokenOff(s),
  window: { class: 'break-off', declines: goOn },
  about: fromAndTo,
} as const

/** One battle, from the turning up of ronin to its end. The attack and its troop are in the state. */
export const battle = procedure<ShogunState, object, ShogunAction>('battle').steps({
  // SG-RON-13, SG-RUL-65, SG-DP-73: asked whenever he has any hidden ronin, wherever they are
  "attacker's ronin": {
    who: (s) => (hasStacks(s, s.turn) ? only(seatOf(s, s.turn)) : nobody),
    choices: attackersRonin,
    answer: (s, _, __, action) => {
      if (action.kind === 'reveal') reveal(s, battleOf(s).from, action.toArmy)
    },
    window: { class: 'ronin', declines: keepHidden },
    about: fromAndTo,
  },
  // SG-RON-12: forced, before the first die
  "defender's ronin": (s) => {
    const { to } = battleOf(s)
    s.bare[to] = true // from now on everybody knows that none are hidden there
    if (s.hidden[to] === 0) return 'landing'
    battleOf(s).hired = turnUp(s, to)
    const { least, most } = sharesToArmy(s, to, battleOf(s).hired)
    if (least < most) return 'share'
    join(s, Math.min(least, most)) // another player may imagine more of them than the troops there can carry
    return 'landing'
  },
  // SG-RON-11, SG-DP-74
  share: {
    who: (s) => only(seatOf(s, s.owner[battleOf(s).to])),
    choices: [
      {
        kind: 'reveal',
        candidates: (s, _, __, list) => {
          for (let toArmy = 0; toArmy <= battleOf(s).hired; toArmy++) list.push({ kind: 'reveal', toArmy })
        },
        bars: [shareBar((s) => [battleOf(s).to, battleOf(s).hired])],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind === 'reveal') join(s, action.toArmy)
    },
    about: fromAndTo,
  },
  // The free sequence of a naval attack: SG-NAV-01 to SG-NAV-04
  landing: (s) => {
    if (!battleOf(s).sea) return 'before missiles'
    const hits =
      fire(s, 'defenders', 'archer', 'without extras') +
      fire(s, 'defenders', 'gunner', 'without extras') +
      fire(s, 'defenders', 'daimyo', 'without extras') +
      fire(s, 'defenders', 'swordsman', 'without extras') +
      fire(s, 'defenders', 'ronin', 'without extras') +
      fire(s, 'defenders', 'spearman', 'without extras')
    takeHits(s, 'attackers', hits)
    return 'landing casualties'
  },
  'landing casualties': casualties,
  // SG-NAV-05, SG-NAV-06, SG-NAV-08
  'landing over': (s) => {
    bury(s)
    if (isAtAnEnd(s)) return 'over'
    return s.options.navalEarlyBreakOff ? 'after landing' : 'before missiles'
  },
  // SG-RUL-28, where the option lets him break off already here
  'after landing': (s) => ninjaWindow(s),
  'break off after landing': goOnOrBreakOff,
  // SG-RUL-36: before step 1, after step 3 and after step 7 the ninja may strike
  'before missiles': (s) => ninjaWindow(s),
  // SG-CBT-01 to SG-CBT-03
  missiles: (s) => {
    if (isAtAnEnd(s)) return 'over'
    battleOf(s).sequence++
    // step 1
    let byAttackers = fire(s, 'attackers', 'archer')
    let byDefenders = fire(s, 'defenders', 'archer')
    // step 2
    byAttackers += fire(s, 'attackers', 'gunner')
    byDefenders += fire(s, 'defenders', 'gunner')
    takeHits(s, 'attackers', byDefenders)
    takeHits(s, 'defenders', byAttackers)
    return 'missile casualties'
  },
  // step 3, SG-CBT-09
  'missile casualties': casualties,
  'missiles over': (s) => {
    bury(s)
    if (isAtAnEnd(s)) return 'over'
    ninjaWindow(s)
    return 'melee'
  },
  // SG-CBT-04 to SG-CBT-06
  melee: (s) => {
    if (isAtAnEnd(s)) return 'over'
    // step 4
    let byAttackers = fire(s, 'attackers', 'daimyo')
    let byDefenders = fire(s, 'defenders', 'daimyo')
    // step 5
    byAttackers += fire(s, 'attackers', 'swordsman') + fire(s, 'attackers', 'ronin')
    byDefenders += fire(s, 'defenders', 'swordsman') + fire(s, 'defenders', 'ronin')
    // step 6
    byAttackers += fire(s, 'attackers', 'spearman')
    byDefenders += fire(s, 'defenders', 'spearman')
    takeHits(s, 'attackers', byDefenders)
    takeHits(s, 'defenders', byAttackers)
    return 'melee casualties'
  },
  // step 7, SG-CBT-09
  'melee casualties': casualties,
  'melee over': (s) => {
    bury(s)
    if (isAtAnEnd(s)) return 'over'
    ninjaWindow(s)
    return 'break off'
  },
  // step 8
  'break off': goOnOrBreakOff,
  // SG-RON-21
  over: (s) => {
    const { from } = battleOf(s)
    if (s.owner[from] !== none) returnSurplus(s, from)
    return done
  },
})

function battleOf(s: ShogunState): Battle {
  return s.battle as Battle
}

function fromAndTo(s: ShogunState): { from: number; to: number } {
  const { from, to } = battleOf(s)
  return { from, to }
}

/** SG-RON-11: the ronin just turned up join the troops of the defender. */
function join(s: ShogunState, toArmy: number): void {
  const b = battleOf(s)
  shareOut(s, b.to, b.hired, toArmy)
  b.hired = 0
}

function brokenOff(s: ShogunState): 'over' {
  const b = battleOf(s)
  b.outcome = 'broken off'
  s.tell?.({ kind: 'brokeOff', clan: s.turn, to: b.to, leaderless: false })
  return 'over'
}

/** Whether the battle is over: `bury` has noted that a side has no units left (SG-CBT-09), or a ninja's blow is noted here. */
function isAtAnEnd(s: ShogunState): boolean {
  const b = battleOf(s)
  if (b.outcome !== 'going on') return true
  const attackerIsOut = !s.clans[s.turn].alive // SG-ELM-14
  const isLeaderless = b.army !== none && !isLed(s.armies[b.army]) // SG-NIN-20, SG-RUL-37
  // SG-RUL-89, SG-RUL-102
  const hasNoEnemy = s.owner[b.to] === none || !areEnemies(s, s.turn, s.owner[b.to])
  if (attackerIsOut) b.outcome = 'lost'
  else if (isLeaderless) {
    b.outcome = 'broken off'
    s.tell?.({ kind: 'brokeOff', clan: s.turn, to: b.to, leaderless: true })
  } else if (hasNoEnemy) b.outcome = 'cut short'
  return b.outcome !== 'going on'
}
