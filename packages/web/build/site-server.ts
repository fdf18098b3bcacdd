import { createServer, type Server } from 'node:http'
import sirv from 'sirv'

/** What a page of the table may do: use what this server has, and nothing else. No script stands in the page itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/** A page or a worker, which keeps to the policy that it comes with; a script or a picture keeps to its page's. */
const isRunByItself = (path: string) => !path.startsWith('/assets/') || path.startsWith('/assets/worker-')

/** A server of the files that were in the folder when it began, compressed where the folder has them so. */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // a file under assets/ has a name of its content; the others are asked for anew
      const lasting = path.startsWith('/assets/')
      response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (isRunByItself(request.url ?? '/')) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('There is nothing here.\n')
    })
  })
}
