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

const goOn: ShogunAction = { kind: 'go on' }
const breakOff: ShogunAction = { kind: 'break off' }
const keepHidden: ShogunAction = { kind: 'keep hidden' }

const casualties = {
  who: pickers,
  together: 'own pace',
  choices: [losses] as ShogunChoices<object>,
  answer: (s: ShogunState, _: object, seat: number, action: ShogunAction) => pick(s, seat, action),
} as const

const goingOn: ShogunChoices<object> = [always(goOn), always(breakOff)]

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
    kind: 'keep hidden',
    candidates: (_, __, ___, list) => void list.push(keepHidden),
    bars: [
      {
        rule: 'SG-RUL-65',
        stops: (s) => {
          const { from } = under(s)
          const { least, most } = sharesToArmy(s, from, s.hidden[from])
          // least is more than most only where another player imagines ronin that nobody there could carry
          return mustReveal(s) && least <= most
        },
      },
    ],
  },
  {
    kind: 'reveal',
    candidates: (s, _, __, list) => {
      const hidden = s.hidden[under(s).from]
      for (let toArmy = 0; hidden > 0 && toArmy <= hidden; toArmy++) list.push({ kind: 'reveal', toArmy })
    },
    bars: [
      shareBar((s) => [under(s).from, s.hidden[under(s).from]]),
      {
        rule: 'SG-RON-13', // turned up to attack: some of them join the troop that does
        stops: (s, { toArmy }) => {
          const { from, army } = under(s)
          return !mustReveal(s) && (army === none ? s.hidden[from] - toArmy : toArmy) === 0
        },
      },
    ],
  },
]

function mustReveal(s: ShogunState): boolean {
  return s.options.roninAttackReveal === 'forced' && s.hidden[under(s).from] > 0
}

/** One battle, from the turning up of ronin to its end. The attack and its troop are in the state. */
export const battle = procedure<ShogunState, object, ShogunAction>('battle').steps({
  // SG-RON-13, SG-RUL-65, SG-DP-73: asked whenever he has any hidden ronin, wherever they are
  "attacker's ronin": {
    who: (s) => (hasStacks(s, s.turn) ? only(seatOf(s, s.turn)) : nobody),
    choices: attackersRonin,
    answer: (s, _, __, action) => {
      if (action.kind === 'reveal') reveal(s, under(s).from, action.toArmy)
    },
    window: { class: 'ronin', declines: keepHidden },
    about: (s) => ({ from: under(s).from, to: under(s).to }),
  },
  // SG-RON-12: forced, before the first die
  "defender's ronin": (s) => {
    const { to } = under(s)
    s.bare[to] = true
    if (s.hidden[to] === 0) return 'landing'
    under(s).hired = turnUp(s, to)
    const { least, most } = sharesToArmy(s, to, under(s).hired)
    if (least < most) return 'share'
    join(s, least)
    return 'landing'
  },
  // SG-DP-74
  share: {
    who: (s) => only(seatOf(s, s.owner[under(s).to])),
    choices: [
      {
        kind: 'reveal',
        candidates: (s, _, __, list) => {
          for (let toArmy = 0; toArmy <= under(s).hired; toArmy++) list.push({ kind: 'reveal', toArmy })
        },
        bars: [shareBar((s) => [under(s).to, under(s).hired])],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind === 'reveal') join(s, action.toArmy)
    },
    about: (s) => ({ from: under(s).from, to: under(s).to }),
  },
  // SG-NAV-01 to SG-NAV-04
  landing: (s) => {
    const b = under(s)
    if (!b.sea) return 'before missiles'
    const hits =
      fire(s, 'defenders', 'archer', false) +
      fire(s, 'defenders', 'gunner', false) +
      fire(s, 'defenders', 'daimyo', false) +
      fire(s, 'defenders', 'swordsman', false) +
      fire(s, 'defenders', 'ronin', false) +
      fire(s, 'defenders', 'spearman', false)
    takeHits(s, 'attackers', hits)
    return 'landing casualties'
  },
  'landing casualties': casualties,
  'landing over': (s) => {
    bury(s)
    if (ended(s)) return 'over'
    return s.options.navalEarlyBreakOff ? 'after landing' : 'before missiles'
  },
  // SG-RUL-28
  'after landing': (s) => ninjaWindow(s),
  'break off after landing': {
    who: (s) => (ended(s) ? nobody : only(seatOf(s, s.turn))),
    choices: goingOn,
    answer: (s, _, __, action) => (action.kind === 'go on' ? 'before missiles' : brokenOff(s)),
    window: { class: 'break-off', declines: goOn },
    about: (s) => ({ from: under(s).from, to: under(s).to }),
  },
  'before missiles': (s) => ninjaWindow(s),
  // SG-CBT-01 to SG-CBT-03, steps 1 and 2
  missiles: (s) => {
    if (ended(s)) return 'over'
    under(s).sequence++
    const byAttackers = fire(s, 'attackers', 'archer', true)
    const byDefenders = fire(s, 'defenders', 'archer', true)
    const more = fire(s, 'attackers', 'gunner', true)
    takeHits(s, 'attackers', byDefenders + fire(s, 'defenders', 'gunner', true))
    takeHits(s, 'defenders', byAttackers + more)
    return 'missile casualties'
  },
  // step 3
  'missile casualties': casualties,
  'missiles over': (s) => {
    bury(s)
    if (ended(s)) return 'over'
    ninjaWindow(s)
    return 'melee'
  },
  // SG-CBT-05, SG-CBT-06, steps 4 to 6
  melee: (s) => {
    if (ended(s)) return 'over'
    let byAttackers = fire(s, 'attackers', 'daimyo', true)
    let byDefenders = fire(s, 'defenders', 'daimyo', true)
    byAttackers += fire(s, 'attackers', 'swordsman', true) + fire(s, 'attackers', 'ronin', true)
    byDefenders += fire(s, 'defenders', 'swordsman', true) + fire(s, 'defenders', 'ronin', true)
    byAttackers += fire(s, 'attackers', 'spearman', true)
    byDefenders += fire(s, 'defenders', 'spearman', true)
    takeHits(s, 'attackers', byDefenders)
    takeHits(s, 'defenders', byAttackers)
    return 'melee casualties'
  },
  // step 7
  'melee casualties': casualties,
  'melee over': (s) => {
    bury(s)
    if (ended(s)) return 'over'
    ninjaWindow(s)
    return 'break off'
  },
  // SG-CBT-10, SG-CBT-12, step 8
  'break off': {
    who: (s) => (ended(s) ? nobody : only(seatOf(s, s.turn))),
    choices: goingOn,
    answer: (s, _, __, action) => (action.kind === 'go on' ? 'before missiles' : brokenOff(s)),
    window: { class: 'break-off', declines: goOn },
    about: (s) => ({ from: under(s).from, to: under(s).to }),
  },
  // SG-RON-21
  over: (s) => {
    const { from } = under(s)
    if (s.owner[from] !== none) returnSurplus(s, from)
    return done
  },
})

function under(s: ShogunState): Battle {
  return s.battle as Battle
}

/** SG-RON-11: the ronin just turned up join the troops of the defender. */
function join(s: ShogunState, toArmy: number): void {
  const b = under(s)
  shareOut(s, b.to, b.hired, toArmy)
  b.hired = 0
}

function brokenOff(s: ShogunState): 'over' {
  const b = under(s)
  b.outcome = 'broken off'
  s.tell?.({ kind: 'broke off', clan: s.turn, to: b.to, leaderless: false })
  return 'over'
}

/** Whether the battle is over, by its casualties or because a ninja ended it (SG-NIN-20, SG-RUL-89). */
function ended(s: ShogunState): boolean {
  const b = under(s)
  if (b.outcome !== 'going on') return true
  if (!s.clans[s.turn].alive) b.outcome = 'lost'
  else if (b.army !== none && !isLed(s.armies[b.army])) {
    b.outcome = 'broken off'
    s.tell?.({ kind: 'broke off', clan: s.turn, to: b.to, leaderless: true })
  } else if (s.owner[b.to] === none || !areEnemies(s, s.turn, s.owner[b.to])) b.outcome = 'cut short'
  return b.outcome !== 'going on'
}
