import { armourWorth, braveWorth, rerollWorth } from '../../knowledge/dragons-in-combat.ts'
import { battlefield } from '../../position/ground.ts'
import { isGuard, leaderWith, type SamuraiState } from '../../state.ts'
import { flagsIn, hitsIn, undone, worthOf } from '../combat/results.ts'
import { rollFaces } from '../combat/strike.ts'
import { BRAVE, COWED, type Strike } from '../combat/strike-facts.ts'
import { type DragonCard, dragon } from './dragon-card.ts'

/** Whether flags against the target mean anything that a card could change. */
const takesFlags = (s: SamuraiState, strike: Strike): boolean =>
  strike.at >= 0 && !(isGuard(s.units[strike.at]) && battlefield(s).edition.guardsIgnoreAllFlags)

const isLed = (s: SamuraiState, strike: Strike): boolean =>
  takesFlags(s, strike) && leaderWith(s, s.units[strike.at]) !== undefined

const isClose = (strike: Strike): boolean => strike.way !== 'ranged'

/** SB-DC-COWARDS-02: in gmt no later card restores the right to ignore flags. */
function embolden(s: SamuraiState, strike: Strike): void {
  if (strike.resolve !== COWED || !battlefield(s).edition.cowardsIsFinal) strike.resolve = BRAVE
}

/** Cards that change one roll. */
export const strikeCards: readonly DragonCard[] = [
  // SB-DC-COWARDS-01 to 03
  dragon({
    title: 'cowards',
    rule: 'SB-DC-COWARDS-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'before roll',
    can: takesFlags,
    play: (_, strike) => {
      strike.resolve = COWED
    },
    worth: 'by odds',
  }),
  // SB-DC-DESPERATE-01, SB-DC-DESPERATE-02
  dragon({
    title: 'desperate-charge',
    rule: 'SB-DC-DESPERATE-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'before roll',
    can: (s, strike) => isClose(strike) && s.units[strike.by].blocks === 1,
    play: (s, strike) => {
      if (battlefield(s).edition.desperateAllTurn) s.units[strike.by].desperate = true
      else strike.extra += 2
    },
    worth: 'by odds',
  }),
  // SB-DC-FEAR-01
  dragon({
    title: 'strike-fear',
    rule: 'SB-DC-FEAR-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'before roll',
    can: (s, strike) => isClose(strike) && takesFlags(s, strike),
    play: (_, strike) => {
      strike.fear = 2
    },
    worth: 'by odds',
  }),
  // SB-DC-REVENGE-01, SB-DC-REVENGE-02
  dragon({
    title: 'revenge',
    rule: 'SB-DC-REVENGE-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'before roll',
    can: (_, strike) => strike.way === 'battle back' && strike.against > 0,
    play: (_, strike) => {
      strike.revenge = strike.against
    },
    worth: 'by odds',
  }),
  // SB-DC-BRAVERY-01
  dragon({
    title: 'bravery',
    rule: 'SB-DC-BRAVERY-01',
    gmt: 1,
    zvezda: 1,
    cost: 1,
    window: 'before their roll',
    can: takesFlags,
    play: embolden,
    worth: 'by odds',
  }),
  // SB-DC-BRAVELEADER-03
  dragon({
    title: 'brave-leader-early',
    rule: 'SB-DC-BRAVELEADER-03',
    gmt: 1,
    zvezda: 0,
    cost: 0,
    window: 'before their roll',
    can: isLed,
    play: embolden,
    worth: 'by odds',
  }),
  // SB-DC-AIKIDO-01
  dragon({
    title: 'practice-of-aikido',
    rule: 'SB-DC-AIKIDO-01',
    gmt: 1,
    zvezda: 1,
    cost: 3,
    window: 'before their roll',
    can: (_, strike) => isClose(strike),
    play: (_, strike) => {
      strike.most = 2
    },
    worth: 'by odds',
  }),
  // SB-DC-KISHI-01, O-27
  dragon({
    title: 'spirit-of-kishijoten',
    rule: 'SB-DC-KISHI-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'after roll',
    can: (_, strike) => isClose(strike),
    play: (s, strike) => rollFaces(s, strike, 'kishijoten', strike.dice),
    worth: ({ s }) => rerollWorth(s),
  }),
  // SB-DC-BRAVELEADER-01, SB-DC-BRAVELEADER-02
  dragon({
    title: 'brave-leader',
    rule: 'SB-DC-BRAVELEADER-01',
    gmt: 1,
    zvezda: 2,
    cost: 0,
    window: 'after their roll',
    can: (s, strike) => isClose(strike) && isLed(s, strike) && flagsIn(worthOf(s, strike), strike) > 0,
    play: embolden,
    worth: ({ s }) => braveWorth(s),
  }),
  // SB-DC-ARMOUR-01 to 03
  dragon({
    title: 'shot-proof-armour',
    rule: 'SB-DC-ARMOUR-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'after their roll',
    can: (s, strike) =>
      !isClose(strike) && strike.at >= 0 && (hitsIn(worthOf(s, strike), strike) > 0 || undone(s, strike) > 0),
    play: (s, strike) => {
      strike.armoured = true
      s.units[strike.at].blocks += undone(s, strike)
    },
    worth: ({ s }) => armourWorth(s),
  }),
]
