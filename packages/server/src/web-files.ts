import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { App } from './api/routes.ts'
import type { Settings } from './settings.ts'

/** A file under assets/ has a name of its content, one under frozen/ that of a version of a rulebook: both never change. */
const lasting = ['/assets/', '/frozen/']

/**
 * A script, a style or a typeface keeps to the policy of the page that asks for it, and a browser reads none beside it.
 * A worker keeps to its own.
 */
const followsItsPage = (path: string) =>
  lasting.some((each) => path.startsWith(each)) &&
  /\.(js|css|woff2)$/.test(path) &&
  !path.startsWith('/assets/worker-')

/** The one page that other sites may show in a frame of theirs: it reads a study, and can do nothing in anybody's name. */
const isEmbedded = (path: string) => path.split(/[?#]/, 1)[0] === '/embed.html'

/** Tells browsers what our pages and workers may do: use what this server has, and nothing else. */
export async function guardPages(app: App, { origin }: Settings): Promise<void> {
  await app.register(fastifyHelmet, {
    global: false,
    contentSecurityPolicy: policy("'none'"),
    strictTransportSecurity: origin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // for browsers and programs that are no more
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (followsItsPage(request.url)) reply.header('x-content-type-options', 'nosniff')
    else if (isEmbedded(request.url))
      await reply.helmet({
        contentSecurityPolicy: policy('*'),
        xFrameOptions: false,
        crossOriginResourcePolicy: { policy: 'cross-origin' },
      })
    else await reply.helmet()
  })
}

/** What a page may do, and who may show it in a frame. */
function policy(frames: "'none'" | '*') {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: [frames],
    },
  }
}

/** The built table, compressed where the folder has it so. Its own addresses are behind the #. */
export async function serveWeb(app: App, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'frozen/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  for (const prefix of lasting.filter((each) => existsSync(join(folder, each)))) {
    // what is asked for once needs nothing by which it could be asked for again
    await app.register(fastifyStatic, {
      root: join(folder, prefix),
      prefix,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  }
}
