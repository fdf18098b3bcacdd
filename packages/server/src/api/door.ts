import type { IncomingHttpHeaders } from 'node:http'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sender } from '../gates.ts'
import { type Identity, type Opened, sessionDays } from '../people/people.ts'
import { hashOfSecret } from '../people/secret.ts'
import { placeOf } from '../place.ts'
import { Problem, tooMany } from '../problem.ts'
import type { Site } from '../site.ts'
import type { PersonRow } from '../storage/tables.ts'

const cookieName = 'gunbai'
/** The note that somebody has signed in there before. */
const knownName = 'gunbai-known'
const knownDays = 400

/** Who comes in, and whether the request was made where it says. */
export class Door {
  private readonly site: Site

  constructor(site: Site) {
    this.site = site
  }

  /** Whoever sends a request: by the key of a bot, or by the cookie. Null is nobody. */
  async whoIs(request: FastifyRequest): Promise<Identity | null> {
    if (request.identity === undefined) {
      request.identity = await this.identityOf(request)
      this.checkPace(request)
    }
    return request.identity
  }

  /** Refuses whoever asks for too much. Who it is may not be known yet: then it is looked at again when it is. */
  checkPace(request: FastifyRequest): void {
    const { gates, now } = this.site
    const mayBeKnown = request.identity === undefined && request.headers.cookie !== undefined
    if (!request.url.startsWith('/api/') || mayBeKnown) return
    const sender = senderOf(request)
    const isTooQuick = sender.person !== null && !gates.requests.take(sender.person, now())
    if (isTooQuick || !gates.letsTell(sender)) {
      throw tooMany('asking', 'You are asking for too much in too short a time; try again in a minute.')
    }
  }

  /** Whoever wonders what may happen, unless the rules have worked long enough for them. */
  async wonderer(request: FastifyRequest): Promise<PersonRow> {
    const person = await this.person(request)
    this.checkThinking(request)
    return person
  }

  checkThinking(request: FastifyRequest): void {
    if (this.site.gates.letsThink(senderOf(request))) return
    throw tooMany('asking', 'You are asking for too much in too short a time; try again in a minute.')
  }

  private async identityOf(request: FastifyRequest): Promise<Identity | null> {
    const key = bearer(request.headers)
    if (key !== null) {
      const bot = await this.site.people.byKey(key)
      if (bot === null) throw new Problem('not signed in', 'This key opens nothing; make a new one.')
      return bot
    }
    const secret = request.cookies[cookieName]
    return secret === undefined ? null : this.site.people.bySession(secret)
  }

  async somebody(request: FastifyRequest): Promise<Identity> {
    const identity = await this.whoIs(request)
    if (identity === null) throw new Problem('not signed in', 'Sign in, or come in as a guest.')
    return identity
  }

  async person(request: FastifyRequest): Promise<PersonRow> {
    return (await this.somebody(request)).person
  }

  /** Somebody in person: what concerns an account is not for its bots. */
  async inPerson(request: FastifyRequest): Promise<Identity> {
    const identity = await this.somebody(request)
    if (identity.session === null) throw new Problem('forbidden', 'This is not for bots.')
    return identity
  }

  /** Somebody whom the keeper of the site has made a moderator. To others there is no such thing. */
  async moderator(request: FastifyRequest): Promise<PersonRow> {
    const { person } = await this.inPerson(request)
    if (person.role !== 'moderator') throw new Problem('not found', 'There is nothing here.')
    return person
  }

  /** Nobody is let in from a network that is shut out. */
  checkPlace({ url, ip }: FastifyRequest): void {
    if (url.startsWith('/api/') && this.site.shutNetworks.has(ip)) {
      throw new Problem('forbidden', 'Nobody is let in from your network now.')
    }
  }

  /** Metrics are for programs on this machine, and for whoever brings the token. What a proxy passes on is from elsewhere. */
  checkMayMeasure({ headers, socket }: FastifyRequest): void {
    const { metricsToken } = this.site.settings
    const brought = bearer(headers)
    if (metricsToken !== null && brought !== null && hashOfSecret(brought) === hashOfSecret(metricsToken))
      return
    const passedOn = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined)
    if (isLoopback(socket.remoteAddress) && !passedOn) return
    throw new Problem(
      'forbidden',
      'Metrics are for the machine itself, or for whoever brings the token of this server.',
    )
  }

  /**
   * Refuses what another site's page sends in somebody's name. Browsers say where a request was made; a key is never
   * sent by itself, so whoever brings one needs no such proof.
   */
  checkOrigin(request: FastifyRequest): void {
    const { origin } = request.headers
    if (bearer(request.headers) !== null || origin === undefined) {
      const site = request.headers['sec-fetch-site']
      if (site === undefined || site === 'same-origin' || site === 'none') return
      throw foreign()
    }
    const { protocol, host } = request
    if (origin !== (this.site.settings.origin ?? `${protocol}://${host}`)) throw foreign()
  }

  async letIn(reply: FastifyReply, request: FastifyRequest, { person, secret }: Opened): Promise<void> {
    if (person.kind === 'person') {
      reply.setCookie(knownName, await this.site.people.browsers.noteFor(person.id), {
        ...this.cookie(request),
        path: '/api/sessions',
        sameSite: 'strict',
        maxAge: knownDays * 24 * 60 * 60,
      })
    }
    reply.setCookie(cookieName, secret, {
      ...this.cookie(request),
      maxAge: sessionDays * 24 * 60 * 60,
    })
  }

  /** At what a guess at a password is made. */
  guessedAt(request: FastifyRequest, name: string): Promise<string> {
    return this.site.people.browsers.guessedAt(name, request.cookies[knownName])
  }

  letOut(reply: FastifyReply, request: FastifyRequest): void {
    reply.clearCookie(cookieName, this.cookie(request))
  }

  /** What a browser says of itself, for the list of sessions. */
  device(request: FastifyRequest): string {
    return (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 120)
  }

  private cookie(request: FastifyRequest) {
    const { origin } = this.site.settings
    const secure = origin === null ? request.protocol === 'https' : origin.startsWith('https:')
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  }
}

export function senderOf({ identity, ip }: FastifyRequest): Sender {
  return { person: identity?.person.id ?? null, address: placeOf(ip) }
}

function bearer({ authorization }: IncomingHttpHeaders): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

function foreign(): Problem {
  return new Problem('forbidden', 'This request was made by another site.')
}
