import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { BadInput, shown } from '@gunbai/kernel'
import { buildWeb, builtWeb } from '@gunbai/web/build'
import { siteServer } from '@gunbai/web/site'
import type { Command } from 'commander'
import { complain, print, type Terminal } from '../terminal.ts'

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve the table over HTTP')
    .option('--port <n>', 'where; otherwise the environment variable PORT, or 8080')
    .action(async ({ port }: { port?: string }) => {
      const wanted = portNumber(port ?? (process.env.PORT || '8080'))
      await buildWeb(() => complain(terminal, 'Building the table ...'))
      const server = siteServer(builtWeb)
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
