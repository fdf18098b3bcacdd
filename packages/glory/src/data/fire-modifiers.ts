/** Fire modifiers. OUR RECONSTRUCTION (3.3); combined, reaction and square reaction are the text's own. */
// biome-ignore format: columns
export const fireModifiers = {
  adjacent:        2, // canister
  effective:       0, // within effective range
  beyond:         -2, // beyond effective, within maximum range
  massed:          1, // normal fire only
  massedFrom:      7, // infantry and cavalry strength in the hex that makes it massed
  square:          2, // target in square
  artilleryOnly:  -1, // nothing but artillery in the target hex
  combined:        2, // JG-7.3-d
  reaction:       -1, // JG-9.3.2-b
  squareReaction: -1, // JG-9.3.2-b
}
export type FireModifiers = Readonly<Record<keyof typeof fireModifiers, number>>
