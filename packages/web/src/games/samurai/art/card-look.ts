/** The paper behind a card's drawing. */
export type Sky = 'dawn' | 'day' | 'straw' | 'night' | 'ember' | 'moss' | 'plum' | 'tea' | 'sea'

export interface CardLook {
  /** Its drawing, by the id in cards.svg. */
  readonly art: string
  readonly sky: Sky
  readonly hue?: 'blue' | 'white'
}

const look = (art: string, sky: Sky): CardLook => ({ art, sky })

/** Tactic cards have a drawing each, Dragon cards one for each family; a section card is a folding screen and stands not here. */
// biome-ignore format: a table
const looks: Readonly<Record<string, CardLook>> = {
  'order-circle':          look('order-circle', 'day'),
  'order-triangle':        look('order-triangle', 'day'),
  'order-square':          look('order-square', 'dawn'),
  'cavalry-charge':        look('cavalry-charge', 'dawn'),
  'counter-attack':        look('counter-attack', 'day'),
  'first-strike':          look('first-strike', 'dawn'),
  'hold-and-shoot':        look('hold-and-shoot', 'day'),
  'infantry-onslaught':    look('infantry-onslaught', 'dawn'),
  'leadership':            look('leadership', 'day'),
  'serpent-command':       look('serpent-command', 'day'),
  'shogun':                look('shogun', 'dawn'),

  'red-dragon':            look('dragon', 'ember'),
  'blue-dragon':           { ...look('dragon', 'night'), hue: 'blue' },
  'white-dragon':          { ...look('dragon', 'sea'), hue: 'white' },
  'move-as-wind':          look('wind', 'sea'),
  'wild-winds':            look('wind', 'plum'),
  'spirit-of-haya-ji':     look('wind', 'moss'),
  'revenge':               look('blades', 'night'),
  'ambush':                look('blades', 'moss'),
  'ashigaru-attack':       look('blades', 'tea'),
  'desperate-charge':      look('blades', 'ember'),
  'legendary-combat':      look('blades', 'plum'),
  'personal-challenge':    look('blades', 'sea'),
  'fire-arrow':            look('fire', 'night'),
  'fire-by-rank':          look('fire', 'plum'),
  'ninja-assassin':        look('shadow', 'plum'),
  'ninja-thief':           look('shadow', 'night'),
  'turncoat':              look('shadow', 'ember'),
  'strike-fear':           look('mask', 'ember'),
  'panic':                 look('mask', 'plum'),
  'cowards':               look('mask', 'night'),
  'insult':                look('mask', 'tea'),
  'tea-ceremony':          look('tea', 'tea'),
  'physician':             look('tea', 'moss'),
  'practice-of-aikido':    look('tea', 'sea'),
  'wise-counselor':        look('scroll', 'moss'),
  'tactical-wisdom':       look('scroll', 'sea'),
  'brave-messenger':       look('scroll', 'night'),
  'white-fox-spirit':      look('fox', 'plum'),
  'spirit-of-kishijoten':  look('fox', 'ember'),
  'rice-famine':           look('rice', 'tea'),
  'timid-success':         look('rice', 'night'),
  'bravery':               look('banner', 'night'),
  'brave-leader':          look('banner', 'ember'),
  'brave-leader-early':    look('banner', 'ember'),
  'followers-of-bishamon': look('banner', 'plum'),
  'shot-proof-armour':     look('armour', 'sea'),
  'head-collector':        look('armour', 'ember'),
  'katchu-keiba-victor':   look('armour', 'moss'),
}

/** How a card without sections is drawn; one that nobody knows has the fan. */
export const lookOf = (title: string): CardLook => looks[title] ?? look('leadership', 'day')

/** Orders by section, left, centre and right; this many for each Command card in hand. */
export const PER_CARD = -1
type Screen = readonly [left: number, centre: number, right: number]

// biome-ignore format: a table
const screens: Readonly<Record<string, Screen>> = {
  'order-one-left':     [1, 0, 0],
  'order-one-centre':   [0, 1, 0],
  'order-one-right':    [0, 0, 1],
  'order-two-left':     [2, 0, 0],
  'order-two-centre':   [0, 2, 0],
  'order-two-right':    [0, 0, 2],
  'order-three-left':   [3, 0, 0],
  'order-three-centre': [0, 3, 0],
  'order-three-right':  [0, 0, 3],
  'advance-left':       [PER_CARD, 0, 0],
  'advance-centre':     [0, PER_CARD, 0],
  'advance-right':      [0, 0, PER_CARD],
  'cranes-wing':        [1, 1, 1],
  'flying-geese':       [2, 2, 2],
  'out-flanked':        [2, 0, 2],
  'tiger-tail-left':    [1, 2, 0],
  'tiger-tail-right':   [0, 2, 1],
}

/** The folding screen of a section card, as its player sees it; null for any other card. */
export const screenOf = (title: string): Screen | null => screens[title] ?? null
