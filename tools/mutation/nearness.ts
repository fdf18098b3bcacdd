import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** Milliseconds after which a test is a long one. */
const long = 10_000

/** How many imports lie between a test and a source. */
export class Nearness {
  private readonly root: string
  private readonly imported = new Map<string, readonly string[]>()
  private readonly reached = new Map<string, ReadonlyMap<string, number>>()

  constructor(root: string) {
    this.root = root
  }

  /**
   * Those tests with the nearest first: a source's own, then by imports, then the quickest. A long one that is not its own
   * waits until the others have noticed nothing.
   */
  sorted(tests: readonly string[], source: string, took: (test: string) => number): string[] {
    const steps = new Map(tests.map((test) => [test, this.steps(test, source)]))
    const far = (test: string) => steps.get(test) as number
    const waits = (test: string) => Number(far(test) > 0 && took(test) > long)
    return tests.toSorted(
      (one, other) => waits(one) - waits(other) || far(one) - far(other) || took(one) - took(other),
    )
  }

  /**
   * 0 for `rout.test.ts` and `rout.ts`, 1 for what lies in the same folder; 1000 where the test imports nothing that leads
   * to the source.
   */
  steps(test: string, source: string): number {
    if (test.replace(/\.test\.ts$/, '.ts') === source) return 0
    const steps = this.from(test).get(source) ?? 1000
    return dirname(test) === dirname(source) ? Math.min(1, steps) : steps
  }

  /** Every source that a file leads to, by the fewest imports. */
  private from(file: string): ReadonlyMap<string, number> {
    const known = this.reached.get(file)
    if (known !== undefined) return known
    const steps = new Map([[file, 0]])
    for (const [at, far] of steps) {
      for (const next of this.importsOf(at)) if (!steps.has(next)) steps.set(next, far + 1)
    }
    this.reached.set(file, steps)
    return steps
  }

  private importsOf(file: string): readonly string[] {
    let found = this.imported.get(file)
    if (found === undefined) {
      found = this.read(file)
      this.imported.set(file, found)
    }
    return found
  }

  private read(file: string): string[] {
    const text = readFileSync(join(this.root, file), 'utf8')
    const { module } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    const names = [
      ...module.staticImports.map((each) => each.moduleRequest.value),
      ...module.staticExports.flatMap((each) =>
        each.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ),
      ...module.dynamicImports.map((each) =>
        text.slice(each.moduleRequest.start + 1, each.moduleRequest.end - 1),
      ),
    ]
    return names.map((name) => this.resolved(file, name)).filter((path) => path !== null)
  }

  /** A file of ours, from the root; null for other people's. */
  private resolved(from: string, name: string): string | null {
    const path = name.startsWith('.') ? normalize(join(dirname(from), name)) : this.exported(name)
    return path !== null && /\.tsx?$/.test(path) && existsSync(join(this.root, path)) ? path : null
  }

  private exported(name: string): string | null {
    const [, home, inside] = /^@gunbai\/([a-z]+)(\/.+)?$/.exec(name) ?? []
    if (home === undefined) return null
    const { exports } = JSON.parse(readFileSync(join(this.root, 'packages', home, 'package.json'), 'utf8'))
    const target = exports[`.${inside ?? ''}`]
    return typeof target === 'string' ? normalize(join('packages', home, target)) : null
  }
}
