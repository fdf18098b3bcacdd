import { startServer } from '../server.ts'
import { settingsFrom } from '../settings.ts'
import { generous } from './test-server.ts'

/** A server with generous limits; prints where it is. */
const settings = settingsFrom(process.env)
const { url, stop } = await startServer({
  ...settings,
  host: '127.0.0.1',
  logLevel: 'error',
  botPause: 0,
  limits: generous,
})
process.stdout.write(`${url.replace('localhost', '127.0.0.1')}\n`)
process.once('SIGTERM', stop)
