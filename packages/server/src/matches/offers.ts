import { includes, nobody, only, type Seat, type SeatSet, without } from '@gunbai/kernel'
import type { Offer } from './entry.ts'
import type { OpenOffer } from './position.ts'

/** What players propose to each other: one thing at a time. */
export class Offers {
  open: OpenOffer | null = null

  make(offer: Offer, seat: Seat): void {
    this.open = { offer, seat, agreed: nobody }
  }

  /** An offer stands until its own seat goes on playing. */
  passBy(seat: Seat): void {
    if (this.open?.seat === seat) this.open = null
  }

  /** Whether that seat has something to reply to. */
  awaits(seat: Seat): boolean {
    return this.open !== null && this.open.seat !== seat && !includes(this.open.agreed, seat)
  }

  /** Takes a reply. Gives what all have now agreed to, if they have. */
  reply(seat: Seat, accept: boolean, all: SeatSet): OpenOffer | null {
    const { open } = this
    if (open === null) return null
    const agreed = open.agreed | only(seat)
    const isAgreed = accept && agreed === without(all, open.seat)
    this.open = accept && !isAgreed ? { ...open, agreed } : null
    return isAgreed ? open : null
  }
}
