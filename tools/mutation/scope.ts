import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** A part of the tree whose tests are tried. */
export interface Scope {
  readonly name: string
  /** The folder of the package. */
  readonly home: string
  /** What is mutated. */
  readonly sources: readonly string[]
  /** What is left alone among them. */
  readonly except: readonly string[]
  /** Whose tests are run, the nearest first; those of a later folder when none of the earlier ones has noticed. */
  readonly tests: readonly string[]
  /** The percentage of mutants that the tests must notice. */
  readonly atLeast: number
}

/** Types and tables of names have nothing to break; the rest of these is made by a command, or is a test's own tool. */
const nowhere = ['**/*.test.ts', '**/*.generated.ts', '**/testing/**', '**/index.ts']

/**
 * What is no rule: words for players, what a board is drawn from, the taste of opponents, odds (each game's brute force
 * checks those), and the invariants that the fuzzer looks through: nothing tests a test.
 */
const noRules = [
  '**/{phrasing,sketch,scrutiny,judgement,knowledge,appraisal,odds,odds-of-answers,outlines,screen}.ts',
  '**/{appraisal,judgement,knowledge,odds}/**',
]

export const scopes: readonly Scope[] = [
  {
    name: 'kernel',
    home: 'packages/kernel',
    sources: ['packages/kernel/src/**/*.ts'],
    except: nowhere,
    tests: [
      'packages/kernel',
      'packages/mini',
      'packages/cli/src/fuzz/fuzzer.test.ts',
      'packages/cli/src/fuzz/games/mini.test.ts',
    ],
    atLeast: 95,
  },
  rules('mini'),
  rules('skirmish'),
  rules('samurai'),
  rules('shogun'),
  rules('glory'),
  {
    name: 'server',
    home: 'packages/server',
    sources: ['packages/server/src/**/*.ts'],
    // the contract is a test; a page of documentation is written by a command
    except: [...nowhere, '**/storage/contract/**', '**/docs/**'],
    tests: ['packages/server'],
    atLeast: 90,
  },
]

function rules(name: string): Scope {
  return {
    name,
    home: `packages/${name}`,
    sources: [`packages/${name}/src/**/*.ts`],
    except: [...nowhere, ...noRules],
    tests: [`packages/${name}`, `packages/cli/src/fuzz/games/${name}.test.ts`],
    atLeast: 90,
  }
}

/** The sources of a scope, from the root, in order. */
export function sourcesOf({ sources, except }: Scope, root: string): string[] {
  const found = globSync([...sources], { cwd: root, exclude: [...except] })
  return found.filter((path) => !basename(path).endsWith('.d.ts')).sort()
}

/** The tests of a scope, a list for each of its folders. */
export function testsOf({ tests }: Scope, root: string): string[][] {
  return tests.map((place) =>
    globSync(place.endsWith('.ts') ? place : `${place}/**/*.test.ts`, {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }).sort(),
  )
}
