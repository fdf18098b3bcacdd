import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

const everywhere = new Set(['.git', 'node_modules', 'dist'])
const atTheRoot = new Set(['data', 'coverage', 'fuzz-failures', join('tools', 'node')])

/** What is made anew, or is not ours. */
function isLeft(path: string): boolean {
  return everywhere.has(basename(path)) || path.endsWith('.tsbuildinfo') || atTheRoot.has(path)
}

/** A copy of the working tree in a temporary folder, to be mutated there. What others wrote is only linked to. */
export function copyTree(root: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-mutation-'))
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !isLeft(relative(root, path)),
  })
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Our own packages are links to their folders and stay so, now to the folders of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    if (name === '@gunbai') {
      mkdirSync(join(to, name))
      for (const each of readdirSync(path)) symlinkSync(readlinkSync(join(path, each)), join(to, name, each))
    } else if (lstatSync(path).isDirectory() && name !== '.vite') {
      symlinkSync(path, join(to, name))
    }
  }
}
