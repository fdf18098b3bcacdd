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
const patience: Patience = { milliseconds: 30_000, times: 4, again: 3 }

interface Patience {
  readonly milliseconds: number
  readonly times: number
  /** So many times that when it is asked again. */
  readonly again: number
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
    for (const scope of scopes) await this.learn(testsOf(scope, this.folder).flat())
  }

  async try(scope: Scope, mutant: Mutant): Promise<Tried> {
    const text = readFileSync(join(this.folder, mutant.path), 'utf8')
    this.write(mutant.path, applied(text, mutant))
    try {
      if (!this.compiler.compiles(scope.home)) return { scope, mutant, fate: 'does not compile', by: null }
      const tests = testsOf(scope, this.folder).flatMap((folder) =>
        this.nearness.sorted(
          folder.filter((test) => !this.leftOut.has(test)),
          mutant.path,
          (test) => this.took.get(test) ?? 0,
        ),
      )
      let outcome = await this.run(tests, true)
      if (outcome.kind === 'timed out') outcome = await this.again(mutant, text, tests, outcome.test)
      if (outcome.kind === 'timed out') return { scope, mutant, fate: 'timed out', by: outcome.test }
      const [by = null] = outcome.failed.filter((each) => !this.leftOut.has(each))
      return { scope, mutant, fate: by === null ? 'survived' : 'killed', by }
    } finally {
      this.write(mutant.path, text)
    }
  }

  end(): Promise<void> {
    return this.bench.stop()
  }

  /**
   * Goes on from a test whose limit ran out. That may be the machine's doing and not the mutant's, so the test shows first
   * how long it takes now without one.
   */
  private async again(
    mutant: Mutant,
    text: string,
    tests: readonly string[],
    hung: string,
  ): Promise<Outcome> {
    this.write(mutant.path, text)
    await this.learn([hung])
    this.write(mutant.path, applied(text, mutant))
    return this.run(
      this.leftOut.has(hung) ? after(tests, hung) : [hung, ...after(tests, hung)],
      true,
      this.limit.again,
    )
  }

  /** Runs tests without a mutant: how long each takes, and which fail. */
  private async learn(tests: readonly string[]): Promise<void> {
    for (const test of tests) this.took.delete(test)
    const outcome = await this.run(tests, false)
    if (outcome.kind === 'timed out') throw new Error(`${outcome.test} does not end.`)
    for (const test of tests) this.took.set(test, outcome.took[join(this.folder, test)] ?? 0)
    for (const failed of outcome.failed) this.leftOut.add(failed.replace(/(\.test\.ts): .*/s, '$1'))
  }

  private write(path: string, text: string): void {
    const file = join(this.folder, path)
    writeFileSync(file, text)
    this.changed.push(file)
  }

  private async run(tests: readonly string[], bail: boolean, times = 1): Promise<Outcome> {
    const { changed, folder } = this
    this.changed = []
    const inside = (test: string) => test.slice(folder.length + 1)
    const order = { changed, tests: tests.map((test) => join(folder, test)), bail }
    const outcome = await this.bench.run(order, (test) => {
      const usual = this.took.get(inside(test))
      return usual === undefined ? 600_000 : times * (this.limit.milliseconds + this.limit.times * usual)
    })
    return outcome.kind === 'timed out' ? { ...outcome, test: inside(outcome.test) } : outcome
  }
}

function after(tests: readonly string[], test: string): readonly string[] {
  return tests.slice(tests.indexOf(test) + 1)
}
