import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import type { TestProject } from 'vitest/node'
import { buildWeb, builtWeb } from '../../build/build.ts'
import { unpackBrowser } from './browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built table is served for the browser tests. */
    address: string
    /** The built table, for a test that has a server of its own. */
    folder: string
  }
}

/** Builds the table and serves it as `npm start` does, on a free port. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await unpackBrowser()
  await buildWeb()
  // a copy: whoever builds meanwhile does not pull the table away
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-web-'))
  cpSync(builtWeb, folder, { recursive: true })
  const server = await startTestServer({ webFolder: folder })
  project.provide('address', server.url)
  project.provide('folder', folder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
