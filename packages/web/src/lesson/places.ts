/** Where things are on the page, as selectors, for those who point at them. */
export const hex = (number: number) => `[data-hex="${number}"]`
export const province = (number: number) => `[data-province="${number}"]`

const lit = '[data-lit="target"]'
export const litHex = (number: number) => hex(number) + lit
export const litProvince = (number: number) => province(number) + lit

/** What a piece is aimed at, once it is in the hand. */
const aimed = (from: string, to: string) => `[data-part="board"]:has(${from}[data-taken="true"]) ${to}${lit}`
export const aimedHex = (from: number, to: number) => aimed(hex(from), hex(to))
export const aimedProvince = (from: number, to: number) => aimed(province(from), province(to))

/** The button of an answer that has no place on the board. */
export const choice = (kind: string) => `[data-choice="${kind}"]`

/** The button that gives what is drafted. */
export const commits = '[data-commit]:not(:disabled)'
