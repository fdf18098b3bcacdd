import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BadInput, shown } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { complain, print, type Terminal } from '../terminal.ts'

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve the table over HTTP')
    .option('--port <n>', 'where; otherwise the environment variable PORT, or 8080')
    .action(async ({ port }: { port?: string }) => {
      const page = await rulebooksPage()
      const server = createServer((request, response) => {
        const found = request.url === '/'
        response.writeHead(found ? 200 : 404, {
          'content-type': found ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-content-type-options': 'nosniff',
        })
        response.end(request.method === 'HEAD' ? undefined : found ? page : 'There is nothing here.\n')
      })
      const wanted = portNumber(port ?? (process.env.PORT || '8080'))
      server.listen(wanted)
      try {
        await once(server, 'listening')
      } catch (problem) {
        throw new BadInput(
          `Port ${wanted} cannot be used: ${(problem as Error).message}. Set PORT to another one.`,
        )
      }
      print(terminal, `Gunbai is at http://localhost:${(server.address() as AddressInfo).port}`)

      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      process.on('SIGINT', stop)
      process.on('SIGTERM', stop)
      await once(server, 'close')
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      complain(terminal, 'Gunbai has stopped.')
    })
}

function portNumber(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new BadInput(`A port is a whole number from 0 to 65535; got ${shown(text)}.`)
  }
  return port
}

async function rulebooksPage(): Promise<string> {
  const items = await Promise.all(
    shelf.map(async (shelved) => {
      const [{ setups }, { title }] = await Promise.all([shelved.load(), shelved.messages('en')])
      return `<li><strong>${escaped(title ?? shelved.id)}</strong>, ${setups.length === 1 ? '1 setup' : `${setups.length} setups`}`
    }),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gunbai</title>
<style>body { font: 1.1rem/1.5 system-ui; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>Gunbai</h1>
<p>A rules-enforcing table for historical board wargames. These can be played:
<ul>
${items.join('\n')}
</ul>
<p>In a terminal: <code>npm run -s gunbai -- play mini duel</code>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
