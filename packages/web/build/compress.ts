import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthwhile = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])

/** Puts a `.br` and a `.gz` beside every file of a folder that becomes smaller by it, so that a server only sends. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!worthwhile.has(extname(file)) || !statSync(file).isFile()) continue
    const plain = readFileSync(file)
    if (plain.length < 500) continue
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
