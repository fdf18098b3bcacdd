import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { buildWeb, builtWeb } from '../../build/build.ts'
import { siteServer } from '../../build/site-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built table is served for the browser tests. */
    address: string
  }
}

/** Builds the table and serves it as `npm start` does, on a free port. */
export default async function serve(project: TestProject): Promise<() => void> {
  await buildWeb()
  const server = siteServer(builtWeb)
  await once(server.listen(0), 'listening')
  project.provide('address', `http://localhost:${(server.address() as AddressInfo).port}`)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
