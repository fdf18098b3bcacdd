/** SB-DICE-01: the faces of a battle die. A face is an index into this list. */
export const faceNames = ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords'] as const
export type FaceName = (typeof faceNames)[number]

export const CIRCLE = 0
export const TRIANGLE = 1
export const SQUARE = 2
export const FLAG = 3
export const FORTUNE = 4
export const SWORDS = 5
