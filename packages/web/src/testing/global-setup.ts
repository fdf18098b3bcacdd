import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { TestProject } from 'vitest/node'
import { buildWeb, builtWeb } from '../../build/build.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built table is served for the browser tests. */
    address: string
    /** Where it is told how many bytes that server has sent. */
    counter: string
    /** The built table, for a test that has a server of its own. */
    folder: string
  }
}

/** Builds the table and serves it as `npm start` does, on a free port. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb()
  // a copy: whoever builds meanwhile does not pull the table away
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-web-'))
  cpSync(builtWeb, folder, { recursive: true })
  const sockets: { readonly port: number | undefined; readonly socket: Socket }[] = []
  const notice = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    // a socket that is closed has forgotten its port, and not how much it has sent
    sockets.push({ port: socket.localPort, socket })
  }
  subscribe('net.server.socket', notice)
  const server = await startTestServer({ webFolder: folder })
  const port = Number(new URL(server.url).port)
  const counter = createServer((_, response) => {
    const ours = sockets.filter((each) => each.port === port)
    response.end(String(ours.reduce((sum, { socket }) => sum + socket.bytesWritten, 0)))
  })
  await once(counter.listen(0), 'listening')
  project.provide('address', server.url)
  project.provide('folder', folder)
  project.provide('counter', `http://localhost:${(counter.address() as AddressInfo).port}`)
  return async () => {
    unsubscribe('net.server.socket', notice)
    counter.close()
    counter.closeAllConnections()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
