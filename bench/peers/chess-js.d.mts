export function randomGame(random: () => number): number
