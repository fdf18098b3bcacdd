import type { Order, OrderSheet } from '@gunbai/kernel'
import { part, request } from './request.ts'

/** Days off, on which no clock by days runs. */
export interface DaysOff {
  /** Those that are not over. */
  readonly holidays: readonly { readonly from: number; readonly to: number }[]
  /** Milliseconds that are left to take. */
  readonly left: number
}

/** The requests for what should happen while we are not there. */
export const away = {
  /** What we can order in a match and have ordered; null where there is nothing to order. */
  orders: async (match: string) =>
    (await request<{ sheet: OrderSheet | null }>('GET', `/matches/${part(match)}/orders`)).sheet,
  order: (match: string, orders: readonly Order[]) =>
    request('PUT', `/matches/${part(match)}/orders`, { orders }),
  daysOff: () => request<DaysOff>('GET', '/holidays'),
  takeDaysOff: (from: number, to: number) => request<DaysOff>('POST', '/holidays', { from, to }),
  comeBack: () => request<DaysOff>('DELETE', '/holidays'),
} as const
