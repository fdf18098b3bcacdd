import { BlockList, isIP } from 'node:net'
import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'

/** The smallest number of bits: nobody shuts out half of the world by a slip. */
const leastBits = { 4: 16, 6: 32 } as const

/** From where nobody is let in. Looked up in the storage now and then: other nodes and the keeper change it too. */
export class ShutNetworks {
  private list = new BlockList()

  has(address: string): boolean {
    const kind = isIP(address)
    return kind !== 0 && this.list.check(address, kind === 4 ? 'ipv4' : 'ipv6')
  }

  async look(storage: Storage, now: number): Promise<void> {
    const list = new BlockList()
    for (const { network } of await storage.moderation.networks(now)) {
      const { address, kind, bits } = networkIn(network)
      list.addSubnet(address, bits, kind === 4 ? 'ipv4' : 'ipv6')
    }
    this.list = list
  }
}

/** An address, or a network as 203.0.113.0/24. Throws a Problem. */
export function networkIn(text: string): { address: string; kind: 4 | 6; bits: number } {
  const [address = '', written] = text.split('/', 2)
  const kind = isIP(address) as 0 | 4 | 6
  const most = kind === 4 ? 32 : 128
  const bits = written === undefined ? most : Number(written)
  if (kind === 0 || !/^\d{0,3}$/.test(written ?? '') || bits < leastBits[kind] || bits > most) {
    throw new Problem(
      'bad request',
      'A network is an address, or one such as 203.0.113.0/24 (from /16) or 2001:db8::/48 (from /32).',
    )
  }
  return { address, kind, bits }
}
