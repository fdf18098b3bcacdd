import type { Seat } from '@gunbai/kernel'
import type { Words } from '../words/words.tsx'

/** What a side is called: by the rulebook's message `seat.<number>`, or by its number. */
export function seatName(seat: Seat, { say, has }: Words): string {
  return has(`seat.${seat}`)
    ? say({ id: `seat.${seat}` })
    : say({ id: 'ui.seat', values: { number: seat + 1 } })
}
