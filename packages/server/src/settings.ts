import { isIP } from 'node:net'
import { join } from 'node:path'
import { BadInput, shown } from '@gunbai/kernel'
import { type Shelved, shelf } from '@gunbai/rulebooks'

/** What bounds everything that comes from outside. */
export interface Limits {
  readonly requestsPerMinute: number // by person
  readonly requestsAtOnce: number // by person, in a short time
  readonly refusalPause: number // milliseconds until whoever asks for too much is told so
  readonly refusalsHeld: number // that wait so at the same time
  readonly requestsPerAddress: number // a minute; behind one there may be a whole club
  readonly signInsPerMinute: number // that fail, by address; also registering and recovering
  readonly guessesPerHour: number // sign-ins that fail, by the name that was tried, from wherever
  readonly guessesAtOnce: number // the same, in a short time
  readonly guestsPerHour: number // by address
  readonly guestsAtOnce: number // the same, in a short time: a club comes in together
  readonly guestPause: number // milliseconds between two of them, from wherever
  readonly mailsPerHour: number // to one address, of those that others can have sent there
  readonly kilobytesPerSecond: number // told on demand to one person; by address eight times as much
  readonly kilobytesAtOnce: number // the same, in a short time
  readonly thinkingPerSecond: number // milliseconds that the rules work for one person who wonders; by address three times as much
  readonly thinkingAtOnce: number // the same, in a short time
  readonly matchesPerMinute: number // made, by address; also invitations looked at
  readonly bodyBytes: number // of an HTTP request
  readonly requestSeconds: number // that it may take to come in
  readonly frameBytes: number // of a socket message
  readonly socketsPerAddress: number
  readonly socketsPerPerson: number
  readonly openingsPerMinute: number // of sockets, by person; by address ten times as many
  readonly watchesPerSocket: number
  readonly messagesPerSecond: number // by socket, on average
  readonly messageBurst: number // by socket, at once
  readonly unsentBytes: number // waiting for a slow reader, who is then cut off and may resume
  readonly unsentBytesInAll: number // waiting for all readers together; the slowest are then cut off
  readonly openMatchesPerPerson: number // waiting for players
  readonly deedsPerSecond: number // of one person in all matches, on average: each waits for the disk
  readonly deedBurst: number // the same, at once
  readonly undosPerSeat: number // answers taken back, in one match
  readonly entriesPerMatch: number // far more than any game has; then it can only be ended
  readonly botGamesPerPerson: number // not over, with bots of this house
  readonly botsPerPerson: number
  readonly pushesPerPerson: number // browsers that want messages
  readonly chatPerMinute: number // by person
  readonly matchesInMemory: number // that nobody watches
  readonly studiesPerPerson: number // on the site; of a guest a tenth
  readonly studiesPerMinute: number // written, by address
  readonly battlesPerPerson: number // in the library; of a guest a tenth
  readonly battlesPerMinute: number // published or tried out, by address
  readonly trialsPerPerson: number // that run
}

export const limits: Limits = {
  requestsPerMinute: 600,
  requestsAtOnce: 150,
  refusalPause: 1_000,
  refusalsHeld: 2_000,
  requestsPerAddress: 3_000,
  signInsPerMinute: 10,
  guessesPerHour: 60,
  guessesAtOnce: 20,
  guestsPerHour: 120,
  guestsAtOnce: 200,
  guestPause: 40,
  mailsPerHour: 4,
  kilobytesPerSecond: 150,
  kilobytesAtOnce: 4_000,
  thinkingPerSecond: 100,
  thinkingAtOnce: 1_500,
  matchesPerMinute: 60,
  bodyBytes: 64 * 1024,
  requestSeconds: 15,
  frameBytes: 16 * 1024,
  socketsPerAddress: 200,
  socketsPerPerson: 20,
  openingsPerMinute: 40,
  watchesPerSocket: 50,
  messagesPerSecond: 20,
  messageBurst: 100,
  unsentBytes: 4 * 1024 * 1024,
  unsentBytesInAll: 256 * 1024 * 1024,
  openMatchesPerPerson: 20,
  deedsPerSecond: 3,
  deedBurst: 60,
  undosPerSeat: 1_000,
  entriesPerMatch: 30_000,
  botGamesPerPerson: 20,
  botsPerPerson: 10,
  pushesPerPerson: 20,
  chatPerMinute: 20,
  matchesInMemory: 500,
  studiesPerPerson: 200,
  studiesPerMinute: 60,
  battlesPerPerson: 100,
  battlesPerMinute: 20,
  trialsPerPerson: 2,
}

export interface Settings {
  readonly host: string
  readonly port: number
  /** `postgres://...`, or the path of an SQLite file. */
  readonly storage: string
  /** Where people reach the site, for links in mails and for checking where requests come from; null takes each request's own host. */
  readonly origin: string | null
  /**
   * Whose word is taken for who the client is and whether it came by TLS: so many proxies in front, or those of these
   * addresses. What stands before their notes is the client's own, and nobody's word.
   */
  readonly proxies: number | readonly string[]
  /** The built web table; null serves none. */
  readonly webFolder: string | null
  readonly mail: { readonly smtp: string; readonly from: string } | null
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null
  /** The hosts to which people may have "your move" posted, such as those of a chat. */
  readonly webhookHosts: readonly string[]
  readonly logLevel: string
  /** Milliseconds from which an answer is told of in the log, with what took so long. */
  readonly slowAnswer: number
  /** Days after which guests who come no more, and games that nobody plays, are forgotten; 0 keeps them. */
  readonly keepDays: number
  /** Where a node keeps what is no part of the storage; an SQLite file lies there too. */
  readonly folder: string
  /** Opens /metrics to whoever brings it; without one they are for this machine alone. */
  readonly metricsToken: string | null
  /** Milliseconds that a bot takes at least, so that its quickness does not tell what it had to choose from. */
  readonly botPause: number
  /** Milliseconds after which somebody who is not looking is told that it is their move. */
  readonly noticeDelay: number
  /** Of the cores of this machine, how many of a hundred may try battles out; 0 leaves that to other nodes. */
  readonly labShare: number
  readonly shelf: readonly Shelved[]
  readonly limits: Limits
}

/** Where nobody but this machine comes in. */
export const thisMachine = '127.0.0.1'

/** The settings that the environment names; with none at all a server for this machine alone, with everything in ./data. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = (name: string): string | null => env[name] || null
  const port = number(set('PORT') ?? '8080', 'PORT', 65_535)
  const smtp = set('GUNBAI_SMTP')
  const publicKey = set('GUNBAI_PUSH_PUBLIC_KEY')
  const privateKey = set('GUNBAI_PUSH_PRIVATE_KEY')
  const origin = originOf(set('GUNBAI_ORIGIN'))
  if (smtp !== null && origin === null) {
    throw new BadInput(
      'GUNBAI_SMTP needs GUNBAI_ORIGIN, the address of this site: links in mails lead there.',
    )
  }
  const from =
    set('GUNBAI_MAIL_FROM') ?? `Gunbai <gunbai@${origin === null ? 'localhost' : new URL(origin).hostname}>`
  return {
    host: set('HOST') ?? thisMachine,
    port,
    storage: set('DATABASE_URL') ?? join(set('GUNBAI_DATA') ?? 'data', 'gunbai.db'),
    origin,
    proxies: proxiesOf(set('GUNBAI_BEHIND_PROXY') ?? 'no'),
    webFolder: set('GUNBAI_WEB'),
    mail: smtp === null ? null : { smtp, from },
    push:
      publicKey === null || privateKey === null
        ? null
        : {
            publicKey,
            privateKey,
            subject: set('GUNBAI_PUSH_SUBJECT') ?? origin ?? 'mailto:gunbai@localhost',
          },
    webhookHosts: hostsOf(set('GUNBAI_WEBHOOKS')),
    logLevel: set('GUNBAI_LOG') ?? 'info',
    slowAnswer: number(set('GUNBAI_SLOW_ANSWER') ?? '250', 'GUNBAI_SLOW_ANSWER', 600_000),
    keepDays: number(set('GUNBAI_KEEP_DAYS') ?? '90', 'GUNBAI_KEEP_DAYS', 36_500),
    folder: set('GUNBAI_DATA') ?? 'data',
    metricsToken: set('GUNBAI_METRICS_TOKEN'),
    botPause: number(set('GUNBAI_BOT_PAUSE') ?? '400', 'GUNBAI_BOT_PAUSE', 60_000),
    noticeDelay: number(set('GUNBAI_NOTICE_DELAY') ?? '120000', 'GUNBAI_NOTICE_DELAY', 86_400_000),
    labShare: number(set('GUNBAI_LAB_SHARE') ?? '50', 'GUNBAI_LAB_SHARE', 100),
    shelf,
    limits,
  }
}

const mostProxies = 10

/** `no`, `yes` for one proxy, how many there are one behind the other, or their addresses and networks. */
function proxiesOf(text: string): number | readonly string[] {
  if (text === 'no') return 0
  if (text === 'yes') return 1
  if (/^-?[\d.]+$/.test(text) && isIP(text) === 0) return number(text, 'GUNBAI_BEHIND_PROXY', mostProxies)
  const list = text.split(',').map((each) => each.trim())
  if (list.every(isNetwork)) return list
  throw new BadInput(
    `GUNBAI_BEHIND_PROXY is yes, no, a number of proxies or a list of addresses such as 10.0.0.1, fd00::/8; got ${shown(text)}.`,
  )
}

/** An address, or a network of some: not all of them, which would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2)
  const kind = isIP(address)
  if (kind === 0 || text.split('/').length > 2) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128))
  )
}

/** Names of hosts, parted by commas. */
function hostsOf(text: string | null): readonly string[] {
  const hosts = (text ?? '')
    .split(',')
    .flatMap((each) => (each.trim() === '' ? [] : [each.trim().toLowerCase()]))
  for (const host of hosts) {
    if (!URL.canParse(`https://${host}/`) || new URL(`https://${host}/`).hostname !== host) {
      throw new BadInput(`GUNBAI_WEBHOOKS is a list of hosts such as discord.com; got ${shown(host)}.`)
    }
  }
  return hosts
}

function originOf(text: string | null): string | null {
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new BadInput(`GUNBAI_ORIGIN is an address such as https://gunbai.example; got ${shown(text)}.`)
  }
  return url.origin
}

function number(text: string, name: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new BadInput(`${name} is a whole number from 0 to ${most}; got ${shown(text)}.`)
  }
  return value
}
