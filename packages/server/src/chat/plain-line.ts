/** More marks on one letter than any language writes would stand over the lines above and below. */
const piledUp = /(\p{M}{4})\p{M}+/gu

/** A line as people write it: without control characters and marks that turn the direction of everything after them. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(piledUp, '$1')
    .toWellFormed()
    .trim()
}

/** Letters that nothing is seen of. */
const fillers = /[\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Whether nothing is to be seen of it. */
export const isUnseen = (text: string): boolean => text.replace(fillers, '') === ''
