import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts the page beside the table that other sites may show in a frame: the same page under another name, by which the server
 * knows that it may stand there, and the script that it is to show a study. A page with a script of its own would cut what both
 * need into more files, and every first visit would pay for it.
 */
export function embedPage(): Plugin {
  let folder = ''
  return {
    name: 'gunbai-embed-page',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(root, outDir)
    },
    writeBundle: () => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      writeFileSync(
        join(folder, 'embed.html'),
        page
          .replace(/ *<link rel="manifest"[^>]*>\n/, '')
          .replace('</title>', '</title>\n    <meta name="robots" content="noindex" />'),
      )
    },
  }
}
