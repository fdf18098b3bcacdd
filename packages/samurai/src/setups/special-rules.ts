import type { SeatSet } from '@gunbai/kernel'

/** What a scenario file may say after `special` or `victory-rule`, and which values each takes. */
interface RuleForm {
  readonly line: 'special' | 'victory-rule'
  readonly needs: readonly Parameter[]
  readonly may: readonly Parameter[]
}

const parameters = [
  'who', 'zone', 'tag', 'leader', 'river', 'fordCount', 'flags', 'permanent', 'temporary', 'loseCommandCard',
  'timing', 'target', 'unit', 'removeUnit', 'instantWin', 'flagsPerLeader', 'when', 'fromOwnTurn', 'minUnits',
  'notLastFlag', 'startsWith', 'start', 'max', 'drawPerTurn', 'card', 'clan', 'eachUnit', 'cumulativeInText',
  'whenGivenInText', 'dice',
] as const // biome-ignore format: a list of words
export type Parameter = (typeof parameters)[number]

const river = { line: 'special', needs: [], may: ['river', 'fordCount'] } as const
const bare = { line: 'special', needs: [], may: [] } as const
const lasting = ['permanent', 'temporary', 'when', 'whenGivenInText'] as const

// biome-ignore format: a table
export const ruleForms = {
  'river-fordable':                river,
  'river-impassable':              river,
  'river-impassable-except-fords': river,
  'fords-unrestricted':            bare,
  'hills-impassable':              bare,
  'buildings-impassable':          bare,
  'castle-as-building':            bare,
  'fences-are-palisades':          bare,
  'growing-hand':             { line: 'special', needs: ['who', 'start', 'max', 'drawPerTurn'], may: [] },
  'conditional-command-draw': { line: 'special', needs: ['who', 'zone', 'minUnits'], may: [] },
  'locked-units':             { line: 'special', needs: ['tag', 'card'], may: ['who', 'clan', 'eachUnit', 'zone'] },
  'roll-for-first':           { line: 'special', needs: ['dice'], may: [] },
  'leader-worth-2':           { line: 'victory-rule', needs: ['flagsPerLeader'], may: ['who'] },
  'named-leader-worth-2':     { line: 'victory-rule', needs: ['leader', 'flags'], may: ['who'] },
  'tent-capture':             { line: 'victory-rule', needs: ['who', 'flags'], may: ['loseCommandCard', 'timing', ...lasting] },
  'tent-capture-unguarded':   { line: 'victory-rule', needs: ['who', 'flags'], may: ['loseCommandCard', ...lasting] },
  'instant-win-tent':         { line: 'victory-rule', needs: ['who'], may: ['instantWin'] },
  'capture-hex':              { line: 'victory-rule', needs: ['who', 'zone', 'flags'], may: ['target', 'loseCommandCard', ...lasting] },
  'exit-unit-across-river':   { line: 'victory-rule', needs: ['who', 'zone', 'unit', 'flags'], may: ['removeUnit', ...lasting] },
  'vf-units-across-river':    { line: 'victory-rule', needs: ['who', 'zone', 'flags'], may: ['cumulativeInText', ...lasting] },
  'vf-units-past-gorge':      { line: 'victory-rule', needs: ['who', 'zone', 'flags'], may: [...lasting] },
  'vf-empty-section':         { line: 'victory-rule', needs: ['who', 'flags'], may: [...lasting] },
  'vf-per-order-one-unit':    { line: 'victory-rule', needs: ['who', 'flags'], may: ['notLastFlag', ...lasting] },
  'vf-no-enemy-across':       { line: 'victory-rule', needs: ['who', 'zone', 'flags'], may: ['fromOwnTurn', ...lasting] },
  'vf-three-across':          { line: 'victory-rule', needs: ['who', 'zone', 'flags', 'minUnits'], may: [...lasting] },
  'vf-hill-majority':         { line: 'victory-rule', needs: ['flags'], may: ['who', 'zone', 'startsWith', ...lasting] },
} as const satisfies Readonly<Record<string, RuleForm>>

export type RuleCode = keyof typeof ruleForms
export const ruleCodes = Object.keys(ruleForms) as readonly RuleCode[]

/** A special rule of a scenario, with its values. */
export interface SpecialRule {
  readonly code: RuleCode
  /** Whom it serves; everybody where the file names nobody. */
  readonly who: SeatSet
  /** By hex, where it looks; null where it names no zone. */
  readonly zone: readonly boolean[] | null
  /** The zone's name: what a place is called that can be taken only once. */
  readonly zoneName: string
  readonly values: Readonly<Partial<Record<Parameter, string | number | boolean>>>
}

export const numberIn = (rule: SpecialRule, name: Parameter, otherwise = 0): number => {
  const value = rule.values[name]
  return typeof value === 'number' ? value : otherwise
}

export const textIn = (rule: SpecialRule, name: Parameter): string => String(rule.values[name] ?? '')

/** Rules that look at the field when a player's turn starts (SB-TURN-06). */
export const turnStartCodes: readonly RuleCode[] = [
  'vf-units-across-river',
  'vf-units-past-gorge',
  'vf-empty-section',
  'vf-no-enemy-across',
  'vf-three-across',
  'vf-hill-majority',
]

/** Rules that look at a unit when its move, advance or retreat is over (O-24). */
export const standingCodes: readonly RuleCode[] = [
  'capture-hex',
  'exit-unit-across-river',
  'instant-win-tent',
]

/** Rules whose flags can be lost again (SB-VIC-07). */
export const temporaryCodes: readonly RuleCode[] = [
  'vf-units-across-river',
  'vf-units-past-gorge',
  'vf-hill-majority',
]
