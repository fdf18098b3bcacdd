/** A measured figure and the half of its interval of 95 %. */
export interface Measured {
  readonly mean: number
  readonly within: number
}

/** So many standard errors on both sides of a mean hold 95 of 100. */
const sides = 1.96

/** A number that is measured again and again. */
export class Estimate {
  private count = 0
  private mean = 0
  private squares = 0

  add(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
  }

  /** How far single measures lie apart. */
  get deviation(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.squares / (this.count - 1))
  }

  /** Of a single measure nobody knows how far it is off. */
  measured(): Measured {
    return { mean: this.mean, within: this.count < 2 ? 1 : (sides * this.deviation) / Math.sqrt(this.count) }
  }
}

/** The mean of a list, with its interval. */
export function measured(list: readonly number[]): Measured {
  const estimate = new Estimate()
  for (const each of list) estimate.add(each)
  return estimate.measured()
}
