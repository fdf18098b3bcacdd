import { BadInput, shown } from '@gunbai/kernel'
import { type Server, type Settings, settingsFrom, startServer, thisMachine } from '@gunbai/server'
import { buildWeb, builtWeb } from '@gunbai/web/build'
import type { Command } from 'commander'
import { complain, print, type Terminal } from '../terminal.ts'

export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('serve the table and online play over HTTP')
    .option('--port <n>', 'where; otherwise the environment variable PORT, or 8080')
    .action(async ({ port }: { port?: string }) => {
      const settings = settingsFrom({
        ...process.env,
        ...(port === undefined ? {} : { PORT: wholePort(port) }),
      })
      // a folder that is named was built before
      if (settings.webFolder === null) await buildWeb(() => complain(terminal, 'Building the table ...'))
      const server = await started({ ...settings, webFolder: settings.webFolder ?? builtWeb })
      print(terminal, `Gunbai is at ${server.url}`)
      print(terminal, whoComesIn(settings.host))
      await stopSignal()
      await server.stop()
      complain(terminal, 'Gunbai has stopped.')
    })
}

async function started(settings: Settings): Promise<Server> {
  try {
    return await startServer(settings)
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw problem
    throw new BadInput(`Port ${settings.port} cannot be used: ${message}. Set PORT to another one.`)
  }
}

function whoComesIn(host: string): string {
  return host === thisMachine
    ? 'It listens on this machine only; HOST=0.0.0.0 lets others in.'
    : `It listens on ${host}: others may come in.`
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      resolve()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}

function wholePort(text: string): string {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new BadInput(`A port is a whole number from 0 to 65535; got ${shown(text)}.`)
  }
  return text
}
