export function randomGame(seed: string, random: () => number): number
export function search(iterations: number): Promise<number>
