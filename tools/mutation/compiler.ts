import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const tsc = 'node_modules/typescript/bin/tsc'

/**
 * What a fault would leave unused or out of reach is no reason to refuse it: that is a lint about the mutant, and nobody
 * who makes the fault would be stopped by it.
 */
const lenient = [
  '--noUnusedLocals',
  'false',
  '--noUnusedParameters',
  'false',
  '--allowUnreachableCode',
  'true',
]

/** Tells whether a tree compiles: what does not is no fault that a test would have to notice. */
export class Compiler {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Builds the tree once, since a package is checked against what the ones below it declare. */
  build(): void {
    const { status, stdout } = this.run(['-b'])
    if (status !== 0) throw new Error(`The tree does not compile:\n${stdout.slice(0, 1000)}`)
  }

  /** Whether a package compiles as it now stands. */
  compiles(home: string): boolean {
    const notes = join(home, 'dist/mutation.tsbuildinfo')
    return this.run(['-p', home, '--noEmit', '--tsBuildInfoFile', notes, ...lenient]).status === 0
  }

  private run(words: readonly string[]) {
    return spawnSync(process.execPath, [tsc, ...words], { cwd: this.folder, encoding: 'utf8' })
  }
}
