import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = join(dirname(fileURLToPath(import.meta.resolve('@gunbai/rulebooks'))), '../frozen')

/**
 * Puts the older versions of the rulebooks beside the assets as they lie in the repository, where the shelf looks for
 * them, and a list of them for the service worker. Their addresses need no hash: what is frozen never changes.
 */
export function frozenRulebooks(): Plugin {
  return {
    name: 'gunbai-frozen-rulebooks',
    apply: 'build',
    generateBundle() {
      const files = globSync('*/*.js', { cwd: folder }).sort()
      for (const name of files) {
        this.emitFile({
          type: 'asset',
          fileName: `frozen/${name}`,
          source: readFileSync(join(folder, name), 'utf8'),
        })
      }
      const list = JSON.stringify(files.map((name) => `/frozen/${name}`))
      this.emitFile({ type: 'asset', fileName: 'frozen-files.json', source: list })
    },
  }
}
