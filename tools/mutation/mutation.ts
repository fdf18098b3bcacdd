import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compiler } from './compiler.ts'
import { applied, type Mutant } from './mutant.ts'
import { Nearness } from './nearness.ts'
import { mutantsOf } from './operators.ts'
import { linesWith, ranked, shares } from './sample.ts'
import { type Scope, sourcesOf, testsOf } from './scope.ts'
import { type Outcome, TestBench } from './test-bench.ts'

export type Fate = 'killed' | 'timed out' | 'survived' | 'does not compile'

export interface Tried {
  readonly scope: Scope
  readonly mutant: Mutant
  readonly fate: Fate
  /** The first test that noticed. */
  readonly by: string | null
}

export interface Chosen {
  readonly scope: Scope
  /** Lines that have something to mutate. */
  readonly lines: number
  /** How many to try. */
  readonly most: number
  /** One for each line, in the order of the sample: for one that does not compile the next is taken. */
  readonly mutants: readonly Mutant[]
}

/** The mutants to try: a sample of each scope, or of the named sources alone. */
export function choose(
  scopes: readonly Scope[],
  root: string,
  seed: string,
  most: number,
  files: readonly string[] = [],
): Chosen[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const all = scopes.map((scope) => {
    const sources = sourcesOf(scope, root).filter((path) => files.length === 0 || files.includes(path))
    return sources.flatMap((path) => mutantsOf(path, textOf(path)))
  })
  const lines = all.map(linesWith)
  const share = shares(lines, most)
  return scopes.map((scope, i) => ({
    scope,
    lines: lines[i] as number,
    most: share[i] as number,
    mutants: ranked(all[i] as Mutant[], textOf, seed),
  }))
}

/** So much longer than without a mutant may a test take on a machine that others use too. */
const patience: Patience = { milliseconds: 30_000, times: 4 }

interface Patience {
  readonly milliseconds: number
  readonly times: number
}

/** Tries mutants in a tree that may be spoilt. */
export class Mutation {
  /** What fails without any mutant, and so cannot notice one. */
  readonly leftOut = new Set<string>()
  private readonly folder: string
  private readonly limit: Patience
  private readonly bench: TestBench
  private readonly compiler: Compiler
  private readonly nearness: Nearness
  private readonly took = new Map<string, number>()
  private changed: string[] = []

  constructor(folder: string, limit = patience) {
    this.folder = folder
    this.limit = limit
    this.bench = new TestBench(folder)
    this.compiler = new Compiler(folder)
    this.nearness = new Nearness(folder)
  }

  /** Compiles the tree and runs every test without a mutant, to learn how long each takes. */
  async measure(scopes: readonly Scope[]): Promise<void> {
    this.compiler.build()
    for (const scope of scopes) {
      const tests = testsOf(scope, this.folder).flat()
      const outcome = await this.run(tests, false)
      if (outcome.kind === 'timed out') throw new Error(`${outcome.test} does not end.`)
      for (const test of tests) this.took.set(test, outcome.took[join(this.folder, test)] ?? 0)
      for (const failed of outcome.failed) this.leftOut.add(failed.replace(/(\.test\.ts): .*/s, '$1'))
    }
  }

  async try(scope: Scope, mutant: Mutant): Promise<Tried> {
    const path = join(this.folder, mutant.path)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, applied(text, mutant))
    this.changed.push(path)
    try {
      if (!this.compiler.compiles(scope.home)) return { scope, mutant, fate: 'does not compile', by: null }
      const tests = testsOf(scope, this.folder).flatMap((folder) =>
        this.nearness.sorted(
          folder.filter((test) => !this.leftOut.has(test)),
          mutant.path,
          (test) => this.took.get(test) ?? 0,
        ),
      )
      const outcome = await this.run(tests, true)
      if (outcome.kind === 'timed out') return { scope, mutant, fate: 'timed out', by: outcome.test }
      const [by = null] = outcome.failed.filter((each) => !this.leftOut.has(each))
      return { scope, mutant, fate: by === null ? 'survived' : 'killed', by }
    } finally {
      writeFileSync(path, text)
      this.changed.push(path)
    }
  }

  end(): Promise<void> {
    return this.bench.stop()
  }

  private run(tests: readonly string[], bail: boolean): Promise<Outcome> {
    const { changed, folder } = this
    this.changed = []
    return this.bench.run({ changed, tests: tests.map((test) => join(folder, test)), bail }, (test) => {
      const usual = this.took.get(test.slice(folder.length + 1))
      return usual === undefined ? 600_000 : this.limit.milliseconds + this.limit.times * usual
    })
  }
}
