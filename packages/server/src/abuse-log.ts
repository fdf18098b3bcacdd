import { isIPv6 } from 'node:net'
import type { Logger } from 'pino'

const every = 60_000
/** So many networks are told apart in a minute; the others are counted together. */
const most = 200

/**
 * Who asks for too much stands in the log, once a minute and by network: neither a name nor a whole address nor anything
 * that was sent, and no log is filled by whoever would fill it.
 */
export class AbuseLog {
  private readonly log: Pick<Logger, 'warn'>
  private readonly counts = new Map<string, number>()
  private timer: NodeJS.Timeout | null = null

  constructor(log: Pick<Logger, 'warn'>) {
    this.log = log
  }

  note(what: string, address: string): void {
    const exactly = `${what} ${networkOf(address)}`
    const key = this.counts.has(exactly) || this.counts.size < most ? exactly : `${what} elsewhere`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    this.timer ??= setTimeout(() => this.write(), every).unref()
  }

  write(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    for (const [key, times] of this.counts) {
      const [what, network] = key.split(' ')
      this.log.warn({ what, network, times }, 'too much was asked for')
    }
    this.counts.clear()
  }
}

/** The network of an address: of 256 neighbours, or of one household. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0/24')
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':')}::/48`
}
