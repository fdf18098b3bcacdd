import { startServer } from '../server.ts'
import { settingsFrom } from '../settings.ts'
import { generous } from './test-server.ts'

/** A server with generous limits, or with GUNBAI_LIMITS=usual with those of any site; prints where it is. */
const settings = settingsFrom(process.env)
const { url, stop } = await startServer({
  ...settings,
  host: '127.0.0.1',
  logLevel: 'error',
  botPause: 0,
  limits: process.env.GUNBAI_LIMITS === 'usual' ? settings.limits : generous,
})
process.stdout.write(`${url.replace('localhost', '127.0.0.1')}\n`)
process.once('SIGTERM', stop)
