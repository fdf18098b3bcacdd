/** Shock and charge modifiers. OUR RECONSTRUCTION (3.5), but for those whose rule is named. */
// biome-ignore format: columns
export const shockModifiers = {
  chargeFoot:       2, // non-heavy charge on infantry or artillery stacks, not in square
  chargeFootHeavy:  3,
  chargeHorse:      1, // non-heavy charge on cavalry
  chargeHorseHeavy: 2,
  chargeSquare:    -2, // JG-9.3.2-a
  cavalryShock:    -2, // JG-9.1-k
  cavalryOnSquare: -1, // cavalry shock without charge on a square, beside the -2
  footOnSquare:     1,
  combinedArms:     1,
  rear:             2,
  routed:           2, // JG-10.2-g
  sixFronts:       -1, // JG-6.1.2-e
  pursuit:         -1, // for each pursuit charge from the second, JG-9.5.2-k
}
export type ShockModifiers = Readonly<Record<keyof typeof shockModifiers, number>>
