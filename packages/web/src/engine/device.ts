import type { Seat } from '@gunbai/kernel'

/** The device at the table: who looks at it now, and whom it waits for where people hide their hands from each other. */
export class Device {
  /** Whose eyes look; null is nobody's, who see what a spectator sees. */
  viewer: Seat | null = null
  /** Who must take the device before going on. */
  cover: Seat | null = null
  private readonly people: readonly Seat[]
  private readonly openHands: boolean

  constructor(people: readonly Seat[], openHands: boolean) {
    this.people = people
    this.openHands = openHands
  }

  /** Whether people look at it who may not see each other's hands. */
  get isSecretive(): boolean {
    return this.people.length > 1 && !this.openHands
  }

  /** Decides whose eyes look, now that these are asked. Whoever is still asked keeps the device. */
  turnTo(asked: readonly Seat[]): void {
    this.cover = null
    if (this.people.length < 2) {
      this.viewer = this.people[0] ?? null
      return
    }
    const next = asked.find((seat) => this.people.includes(seat))
    if (next === undefined || (this.viewer !== null && asked.includes(this.viewer))) return
    this.viewer = this.openHands ? next : null
    this.cover = this.openHands ? null : next
  }

  /** That seat has taken the device. False where it was not waited for. */
  taken(seat: Seat): boolean {
    if (this.cover !== seat) return false
    this.viewer = seat
    this.cover = null
    return true
  }
}
