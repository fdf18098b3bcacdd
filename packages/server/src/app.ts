import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifySwagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastifyWebsocket from '@fastify/websocket'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { botRoutes } from './api/bot-routes.ts'
import { chatRoutes } from './api/chat-routes.ts'
import { Door, senderOf } from './api/door.ts'
import { mailRoutes } from './api/mail-routes.ts'
import { matchRoutes } from './api/match-routes.ts'
import { pastRoutes } from './api/past-routes.ts'
import { peopleRoutes } from './api/people-routes.ts'
import { playRoutes } from './api/play-routes.ts'
import type { App } from './api/routes.ts'
import { rulebookRoutes } from './api/rulebook-routes.ts'
import { siteRoutes } from './api/site-routes.ts'
import { validatorCompiler } from './api/validation.ts'
import { challengeRoutes } from './challenges/challenge-routes.ts'
import { companyRoutes } from './company/company-routes.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { gameComponents } from './docs/game-forms.ts'
import { holidayRoutes } from './holidays/holiday-routes.ts'
import { libraryRoutes } from './library/library-routes.ts'
import { moderationRoutes } from './moderation/moderation-routes.ts'
import type { Identity } from './people/people.ts'
import { placeOf } from './place.ts'
import { Problem, tooMany } from './problem.ts'
import type { Site } from './site.ts'
import { socketRoutes } from './sockets/socket-routes.ts'
import { Switchboard } from './sockets/switchboard.ts'
import { imaginedRoutes } from './studies/imagined-routes.ts'
import { studyRoutes } from './studies/study-routes.ts'
import { Tarpit } from './tarpit.ts'
import { Thought, thinking } from './thought.ts'
import { tournamentRoutes } from './tournaments/tournament-routes.ts'
import { guardPages, serveWeb } from './web-files.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, once that was asked. */
    identity?: Identity | null
    /** How long the rules have worked for it. */
    thought?: Thought
  }
}

const heartbeat = 30_000
const makeRoomEvery = 2_000
/** Who does not answer a goodbye for so long is left; in so many pieces a message may come. */
const socketOptions = { closeTimeout: 2_000, maxFragments: 32 }

const groups = [
  siteRoutes,
  rulebookRoutes,
  peopleRoutes,
  mailRoutes,
  matchRoutes,
  pastRoutes,
  chatRoutes,
  playRoutes,
  botRoutes,
  challengeRoutes,
  companyRoutes,
  holidayRoutes,
  moderationRoutes,
  tournamentRoutes,
  webhookRoutes,
  imaginedRoutes,
  studyRoutes,
  libraryRoutes,
]

/** Whose word Fastify takes for where a request came from; it goes through the addresses from the nearest on. */
function trusted(
  proxies: number | readonly string[],
): ((address: string, hop: number) => boolean) | string[] {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies]
}

/** The HTTP application of a node: its doors, hung in one frame. */
export async function makeApp(site: Site): Promise<App> {
  const { settings, log } = site
  const app = Fastify({
    loggerInstance: log.child({}, { serializers }) as FastifyBaseLogger,
    trustProxy: trusted(settings.proxies),
    bodyLimit: settings.limits.bodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    // what is asked for while stopping is refused politely
    return503OnClosing: true,
    forceCloseConnections: true,
    requestTimeout: settings.limits.requestSeconds * 1000,
    http: { headersTimeout: settings.limits.requestSeconds * 1000, connectionsCheckingInterval: 1_000 },
  }).withTypeProvider<TypeBoxTypeProvider>() as App
  app.setValidatorCompiler(validatorCompiler)
  const door = new Door(site)
  const switchboard = new Switchboard(site)

  await guardPages(app, settings)
  await addPlugins(app, site, switchboard)
  addHooks(app, site, door)
  docsRoutes(app, settings)
  for (const routes of [...groups, socketRoutes(switchboard)]) routes(app, site, door)
  app.setNotFoundHandler(() => {
    throw new Problem('not found', 'There is nothing here.')
  })
  await serveWeb(app, settings.webFolder)

  const stopListening = site.storage.database.hear((news) => {
    switchboard.hear(news).catch((error) => log.error({ err: error }, 'news could not be told'))
  })
  const beating = setInterval(() => switchboard.checkAlive(), heartbeat)
  const relieving = setInterval(() => switchboard.makeRoom(), makeRoomEvery)
  app.addHook('onClose', async () => {
    clearInterval(beating)
    clearInterval(relieving)
    stopListening()
  })
  return app
}

async function addPlugins(app: App, { settings }: Site, switchboard: Switchboard): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifyRateLimit, {
    max: settings.limits.requestsPerAddress,
    timeWindow: '1 minute',
    keyGenerator: (request) => placeOf(request.ip),
    // the files of the table are many, and cheap
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_, { after }) => tooMany('requests', `Too many requests; try again in ${after}.`),
  })
  await app.register(fastifyWebsocket, {
    options: { maxPayload: settings.limits.frameBytes, ...socketOptions },
    preClose: (done) => {
      switchboard.closeAll().then(() => app.websocketServer.close(() => done()))
    },
  })
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gunbai', description: 'Online play of historical board wargames', version: '1' },
      components: {
        schemas: await gameComponents(settings.shelf),
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'gunbai' },
          key: { type: 'http', scheme: 'bearer', description: 'the key of a bot' },
        },
      },
    },
  })
}

/** What happens before and after every request. */
function addHooks(app: App, { metrics, gates, health, settings, abuse }: Site, door: Door): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.thought = new Thought()
    thinking(request.thought, done)
  })
  app.addHook('onRequest', async (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) door.checkOrigin(request)
    door.checkPlace(request)
    door.checkPace(request)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isLong = request.url.startsWith('/api/') && typeof payload === 'string'
    if (isLong) gates.told(senderOf(request), payload.length)
    if (reply.getHeader('cache-control') !== undefined) return
    reply.header('cache-control', request.url.startsWith('/api/') ? 'no-store' : 'no-cache')
  })
  app.addHook('onResponse', async (request, reply) => {
    gates.thought(senderOf(request), request.thought?.milliseconds ?? 0)
    const route = request.routeOptions.url ?? 'none'
    request.log.debug({ req: request, status: reply.statusCode, ms: reply.elapsedTime }, 'request')
    metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  const tarpit = new Tarpit(settings.limits.refusalPause, settings.limits.refusalsHeld)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.code === 'too many') {
      abuse.note(problem.details.phrase?.id.split('.').at(-1) ?? 'requests', request.ip)
      await tarpit.hold()
    }
    if (problem.code === 'failed') {
      health.note(error)
      request.log.error({ err: error }, 'request failed')
    }
    return reply.code(problem.status).send({ problem })
  })
}

/** Logs name routes and not addresses, in which invitations stand, and no header, in which secrets stand. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
}

function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  const { statusCode = 500 } = error
  if (statusCode === 413) return new Problem('too large', 'This request is too large.')
  if (statusCode === 429) return tooMany('requests', 'Too many requests; try again later.')
  if (statusCode === 503) return new Problem('unavailable', 'The server is stopping.')
  if (statusCode < 500) return new Problem('bad request', 'This request cannot be understood.')
  return new Problem('failed', 'Something went wrong on our side. Try again.')
}
