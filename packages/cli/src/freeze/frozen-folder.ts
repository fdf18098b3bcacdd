import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadInput, languages } from '@gunbai/kernel'
import type { Shelved } from '@gunbai/rulebooks'
import { bundled } from './bundle.ts'

const shelf = dirname(dirname(fileURLToPath(import.meta.resolve('@gunbai/rulebooks'))))

/** Where versions lie frozen: a folder each, `<rulebook>-<version>`. */
export const frozenFolder = join(shelf, 'frozen')

export interface Frozen {
  readonly rulebook: string
  readonly version: number
  readonly folder: string
  readonly bytes: number
}

/** Freezes the newest version of a rulebook. Throws BadInput where that is done already: what is frozen never changes. */
export async function freeze(shelved: Shelved, into = frozenFolder): Promise<Frozen> {
  const { id, version } = await shelved.load()
  const folder = join(into, `${id}-${version}`)
  if (existsSync(folder)) {
    throw new BadInput(
      `Version ${version} of ${id} is frozen already, and what is frozen never changes. Raise \`version\` in ` +
        `packages/${id}/src/rulebook.ts: what you change now belongs to the next one.`,
    )
  }
  const files = new Map([['rulebook.js', await bundled(id)]])
  for (const language of languages) {
    const messages = JSON.stringify(await shelved.messages(language), null, 2)
    files.set(`${language}.js`, `export default ${messages}\n`)
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  return { rulebook: id, version, folder, bytes: [...files.values()].join('').length }
}

/** By rulebook, the versions that lie in a folder, oldest first. */
export function versionsIn(folder = frozenFolder): Record<string, number[]> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = names.flatMap((name) => {
    const [, id, version] = /^([a-z]+)-(\d+)$/.exec(name) ?? []
    return id === undefined ? [] : [{ id, version: Number(version) }]
  })
  const byId: Record<string, number[]> = {}
  for (const { id, version } of found.sort((a, b) => a.version - b.version)) {
    byId[id] = [...(byId[id] ?? []), version]
  }
  return byId
}

/** Writes into the shelf which versions lie there: a browser cannot look into a folder. */
export function listVersions(): void {
  const lines = Object.entries(versionsIn())
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, versions]) => `  ${id}: [${versions.join(', ')}],\n`)
  writeFileSync(
    join(shelf, 'src/frozen-versions.generated.ts'),
    '// Written by `gunbai freeze`. By rulebook, the versions that lie in frozen/, oldest first.\n' +
      `export const frozenVersions: Readonly<Record<string, readonly number[]>> = {\n${lines.join('')}}\n`,
  )
}
