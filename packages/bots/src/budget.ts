import { BadInput, shown } from '@gunbai/kernel'

/**
 * What a search may spend between the beginning of one of its turns and the next, answers to the other side's turn
 * included: time on this machine, or a number of iterations, which gives the same choice on every machine.
 */
export interface Budget {
  readonly unit: 'milliseconds' | 'iterations'
  readonly perTurn: number
}

export const usualBudget: Budget = { unit: 'milliseconds', perTurn: 2000 }

/** Reads "2s", "300ms" or "5000", which are iterations. Throws BadInput. */
export function parseBudget(text: string): Budget {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(s|ms)?$/.exec(text) ?? []
  const amount = Number(digits)
  const perTurn = unit === 's' ? amount * 1000 : amount
  if (!(perTurn >= 1) || (unit === undefined && !Number.isInteger(amount))) {
    throw new BadInput(`A budget for a turn is written 2s, 300ms or 5000 (iterations); got ${shown(text)}.`)
  }
  return { unit: unit === undefined ? 'iterations' : 'milliseconds', perTurn }
}
