import type { Action } from '@gunbai/kernel'

/** A number for an answer, which is the same wherever the same answer is given. */
export function nameOf(action: Action, salt: number): number {
  const text = JSON.stringify(action)
  let name = salt | 0
  for (let i = 0; i < text.length; i++) name = Math.imul(name ^ text.charCodeAt(i), 0x01000193)
  return mixed(name)
}

export function mixed(word: number): number {
  let bits = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return bits ^ (bits >>> 15)
}
