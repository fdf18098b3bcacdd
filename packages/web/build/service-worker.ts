import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = join(import.meta.dirname, '../service-worker/service-worker.js')

/** A file that the service worker keeps. A name under assets/ tells its content; the others have a revision. */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** Puts the service worker beside the built table, with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'gunbai-service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(root, outDir)
    },
    // when everything else has been written, the public files too
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          define: { BUILT_FILES: JSON.stringify(keptFiles(folder)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            // one file: the worker must come up in a place without a network
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        })
      },
    },
  }
}

/** Everything of a built table but the older versions, which are kept by those who have games of them. */
export function keptFiles(folder: string): KeptFile[] {
  return globSync('**/*.{js,css,html,svg,woff2,png,webmanifest}', { cwd: folder })
    .filter((name) => !name.startsWith('frozen/') && name !== 'sw.js')
    .sort()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/') ? null : revisionOf(readFileSync(join(folder, url))),
    }))
}

function revisionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
