/** Movement points are counted in halves: then what a road costs is a whole number, and may index a table. */
export type HalfPoints = number

export const halves = (points: number): HalfPoints => points * 2
export const inPoints = (halfPoints: HalfPoints): number => halfPoints / 2

export const ONE_POINT = halves(1)
export const TWO_POINTS = halves(2)
