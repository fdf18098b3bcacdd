import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameSchemas } from '@gunbai/rulebooks/schemas'
import { Marked } from 'marked'
import type { App } from '../api/routes.ts'
import type { Settings } from '../settings.ts'
import { gameSchemas } from './game-forms.ts'
import { type Paths, protocolPage } from './protocol-page.ts'

/** The examples that the page begins with. */
const clients = ['bot-client.mjs', 'bot_client.py']
const docs = join(import.meta.dirname, '../../../../docs')

/** The API for programs, as OpenAPI, and for people, as a page; both from the schemas. */
export function docsRoutes(app: App, { shelf }: Settings): void {
  const hide = { schema: { hide: true } }
  let page: string | null = null
  app.get('/api/openapi.json', hide, async () => app.swagger())
  app.get('/api/docs', hide, async (_, reply) => {
    page ??= htmlPage((app.swagger() as unknown as { paths: Paths }).paths, await gameSchemas(shelf))
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs.css', hide, async (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  for (const client of clients) {
    app.get(`/api/${client}`, hide, async (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(await readFile(join(docs, client), 'utf8')),
    )
  }
}

/** The page of the protocol for a browser. */
function htmlPage(paths: Paths, games: readonly GameSchemas[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gunbai: the protocol</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav><a href="/">Gunbai</a> <a href="#sockets">Sockets</a> <a href="#forms">Forms</a> <a href="#http">HTTP</a>
<a href="#refusals">Refusals</a> <a href="#limits">Limits</a> <a href="#games">Games</a> <a href="/api/openapi.json">OpenAPI</a></nav>
<main>
${marked.parse(protocolPage(paths, games))}</main>
</body>
</html>
`
}

const style = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 52rem; padding: 0 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; }
nav { position: sticky; top: 0; padding: .75rem 0; background: Canvas; display: flex; flex-wrap: wrap; gap: 1rem; }
pre { overflow-x: auto; padding: .75rem 1rem; border-left: 3px solid GrayText; font-size: .875rem; }
h2, h3 { margin-top: 2.5rem; scroll-margin-top: 3.5rem; }
th, td { padding: .15rem 1rem .15rem 0; text-align: left; }
`
