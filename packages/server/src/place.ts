import { isIPv6 } from 'node:net'

/**
 * Where somebody comes from, as limits count it: an address, or of IPv6 the network of a household (/56), in which one
 * machine has more addresses than there are people.
 */
export function placeOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff) return dotted(groups)
  const household = groups.slice(0, 4).map((each, i) => (i === 3 ? each & 0xff00 : each))
  return `${household.map((each) => each.toString(16)).join(':')}::`
}

/** The eight numbers of an address, however it is shortened. */
function groupsOf(address: string): number[] {
  // a URL writes them all the same way, without an address of four numbers at the end
  const [before = '', after = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const [first, last] = [before, after].map((part) =>
    part === '' ? [] : part.split(':').map((each) => Number.parseInt(each, 16)),
  ) as [number[], number[]]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

function dotted(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((each) => [each >> 8, each & 0xff])
    .join('.')
}
