import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What the documentation says of the project is true: quoted code, links, and commands. */

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'bench/*.md'], { cwd: root }).sort()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Excerpt {
  readonly path: string
  readonly code: string
}

/** Blocks that name the file that they quote: ```ts packages/mini/src/view.ts */
function excerptsIn(text: string): Excerpt[] {
  return [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, code]) => ({ path, code }))
}

/** The parts of an excerpt that must occur in its file: an ellipsis in a comment leaves something out. */
function partsOf(code: string): string[] {
  return code
    .split(/^\s*(?:\/\/|#) \.\.\.\n/m)
    .map(flush)
    .filter((part) => part !== '')
}

/** Text without its indentation, so that an excerpt may be moved to the margin. */
function flush(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** Links to files of the project, without the place inside the page. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

/** Commands of `gunbai` that a page shows. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run -s gunbai -- ([a-z][a-z-]*)/g)].map(([, name]) => name)
}

describe.each(pages)('%s', (page) => {
  const text = read(page)

  it('quotes code as it is', () => {
    for (const { path, code } of excerptsIn(text)) {
      const source = flush(read(path))
      for (const part of partsOf(code)) expect(source, `${path} has no such lines`).toContain(part)
    }
  })

  it('links to files that exist', () => {
    const broken = linksIn(text).filter((target) => !existsSync(join(root, dirname(page), target)))
    expect(broken).toEqual([])
  })

  it('shows commands that exist', () => {
    const missing = commandsIn(text).filter(
      (name) => !existsSync(join(root, `packages/cli/src/commands/${name}.ts`)),
    )
    expect(missing).toEqual([])
  })
})

describe('the check itself', () => {
  it('finds excerpts and their parts', () => {
    const page = 'Text\n\n```ts a/b.ts\none()\n  // ...\n  two()\n```\n\n```ts\nfree()\n```\n'
    expect(excerptsIn(page)).toEqual([{ path: 'a/b.ts', code: 'one()\n  // ...\n  two()\n' }])
    expect(partsOf('one()\n  // ...\n  two()\n')).toEqual(['one()', 'two()'])
  })

  it('finds links and commands', () => {
    expect(linksIn('[a](docs/x.md#part), [b](https://x.org), [c](#here)')).toEqual(['docs/x.md'])
    expect(commandsIn('`npm run -s gunbai -- fuzz mini --seed 1`')).toEqual(['fuzz'])
  })

  it('has the tutorial to check', () => {
    expect(excerptsIn(read('docs/add-a-rulebook.md')).length).toBeGreaterThan(10)
  })
})
