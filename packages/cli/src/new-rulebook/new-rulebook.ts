import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput, shown } from '@gunbai/kernel'

const template = join(import.meta.dirname, '../../template')

/** Files of the template that have another name in a package: a tool would take them for its own where they lie. */
const places: Readonly<Record<string, string>> = {
  'package.template.json': 'package.json',
  'tsconfig.package.json': 'tsconfig.json',
}

/** Makes a package for a new rulebook in a tree, from the example, and puts it on the shelf. Gives the files, made and changed. */
export function newRulebook(name: string, root: string): string[] {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name)) {
    throw new BadInput(
      `A rulebook is named by 2 to 20 small letters and digits, a letter first; got ${shown(name)}.`,
    )
  }
  const home = `packages/${name}`
  const rules = `docs/rules/${name}.md`
  for (const taken of [home, rules]) {
    if (existsSync(join(root, taken)))
      throw new BadInput(`There is a ${shown(taken)} already; choose another name.`)
  }
  const made = filesOfTemplate().map((file) => {
    const place = file === 'rules.md' ? rules : `${home}/${places[file] ?? file}`
    write(join(root, place), renamed(readFileSync(join(template, file), 'utf8'), name))
    return place
  })
  const changed = Object.entries(entries(name)).map(([file, change]) => {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${file} does not look as it should: "${name}" was not entered`)
    writeFileSync(path, after)
    return file
  })
  return [...made, ...changed]
}

function filesOfTemplate(): string[] {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .sort()
}

/** The example's words in the new game's: its id, its types, its title, the letters of its rules. */
export function renamed(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const letters = name.slice(0, 2).toUpperCase()
  return text.replaceAll('example', name).replaceAll('Example', title).replaceAll('EX-', `${letters}-`)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Where a package is entered, and how. */
function entries(name: string): Readonly<Record<string, (text: string) => string>> {
  const reference = (path: string) => `    {\n      "path": "${path}"\n    }`
  const refer = (path: string) => (text: string) =>
    text.replace(/("references": \[\n[\s\S]*?\n {4}\})(\n {2}\])/, `$1,\n${reference(path)}$2`)
  return {
    'packages/rulebooks/src/shelf.ts': (text) =>
      text.replace(
        /\n\]\n\n\/\*\* The rulebook of that id/,
        `
  shelved(
    '${name}',
    async () => (await import('@gunbai/${name}')).${name},
    (language) => import(\`../../${name}/messages/\${language}.json\`, { with: { type: 'json' } }),
  ),
]

/** The rulebook of that id`,
      ),
    'packages/rulebooks/package.json': (text) =>
      text.replace(/("@gunbai\/skirmish": "\*")/, `$1,\n    "@gunbai/${name}": "*"`),
    'packages/rulebooks/tsconfig.json': refer(`../${name}`),
    'tsconfig.json': (text) =>
      text.replace(
        reference('packages/skirmish'),
        `${reference('packages/skirmish')},\n${reference(`packages/${name}`)}`,
      ),
    'tsconfig.tests.json': (text) =>
      text.replace(
        reference('packages/skirmish'),
        `${reference('packages/skirmish')},\n${reference(`packages/${name}`)}`,
      ),
  }
}
