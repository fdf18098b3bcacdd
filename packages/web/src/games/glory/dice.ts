import type { LogEntry } from '@gunbai/kernel/host'

/** The dice that an event tells of, in the order of the seats where both threw. */
export function diceIn({ event }: LogEntry): readonly number[] {
  const { die, dice } = event as unknown as { die?: number; dice?: readonly number[] }
  return dice ?? (die === undefined ? [] : [die])
}
