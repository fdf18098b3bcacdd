import { chainLength, chainOf } from '@gunbai/kernel'

/** Here and nowhere else: whoever has a chain's secret could know what we will add to the dice. */
const chainsKey = 'gunbai.chains'
const vowsKey = 'gunbai.vows'
/** So many chains are kept, the latest, and vows of so many matches. */
const mostChains = 100
const mostVows = 30

/** A chain for a match at which everybody adds to the dice. Gives its end, by which it is known. */
export function newChain(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const chain = chainOf(secret)
  const end = chain[0] as string
  keep(chainsKey, latest(read<string>(chainsKey), end, secret, mostChains))
  opened.set(end, chain)
  return end
}

const opened = new Map<string, readonly string[]>()

/** A link of a chain that was made in this browser; null where it was made elsewhere. */
export function linkOf(end: string, number: number): string | null {
  const secret = read<string>(chainsKey)[end]
  if (secret === undefined || number > chainLength) return null
  const chain = opened.get(end) ?? chainOf(secret)
  opened.set(end, chain)
  return chain[0] === end ? (chain[number] ?? null) : null
}

/** Whether the chain with that end was made in this browser. */
export const hasChain = (end: string): boolean => Object.hasOwn(read<string>(chainsKey), end)

/** Notes what an answer was fixed by. False where this number was vowed otherwise before: then nothing is added to it. */
export function noteVow(match: string, number: number, vow: string): boolean {
  const vows = notedVows(match)
  if (vows[number] !== undefined) return vows[number] === vow
  keep(vowsKey, latest(read<Vows>(vowsKey), match, { ...vows, [number]: vow }, mostVows))
  return true
}

/** By number, what this browser noted before it added its link. */
export const notedVows = (match: string): Vows => read<Vows>(vowsKey)[match] ?? {}

type Vows = Readonly<Record<number, string>>
type Kept<T> = Readonly<Record<string, T>>

function latest<T>(kept: Kept<T>, name: string, value: T, most: number): Kept<T> {
  const others = Object.entries(kept).filter(([each]) => each !== name)
  return { ...Object.fromEntries(others.slice(-(most - 1))), [name]: value }
}

function keep(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value))
}

function read<T>(key: string): Kept<T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Kept<T>
  } catch {
    return {}
  }
}
