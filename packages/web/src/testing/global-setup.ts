import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWeb, builtWeb } from '../../build/build.ts'
import { siteServer } from '../../build/site-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built table is served for the browser tests. */
    address: string
    /** Where that server tells how many bytes it has sent. */
    counter: string
  }
}

/** Builds the table and serves its files alone, on a free port. `npm start` serves them with more headers. */
export default async function serve(project: TestProject): Promise<() => void> {
  await buildWeb()
  // a copy: whoever builds meanwhile does not pull the table away
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-web-'))
  cpSync(builtWeb, folder, { recursive: true })
  const server = siteServer(folder)
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const counter = createServer((_, response) => {
    response.end(String(sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0)))
  })
  project.provide('address', await listening(server))
  project.provide('counter', await listening(counter))
  return () => {
    rmSync(folder, { recursive: true, force: true })
    for (const each of [server, counter]) {
      each.close()
      each.closeAllConnections()
    }
  }
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
