import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, describe, expect, test } from 'vitest'
import { example } from '../../template/src/rulebook.ts'
import { fuzz } from '../fuzz/fuzzer.ts'
import { simulate } from '../simulation.ts'
import { newRulebook, renamed } from './new-rulebook.ts'

const root = join(import.meta.dirname, '../../../..')
const tree = mkdtempSync(join(tmpdir(), 'gunbai-new-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** A tree with what a new package is entered into, and links to the rest. */
function smallTree(): void {
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.tests.json', 'tsconfig.base.json']) {
    cpSync(join(root, file), join(tree, file))
  }
  for (const each of ['rulebooks', 'kernel', 'hexes']) {
    cpSync(join(root, 'packages', each), join(tree, 'packages', each), {
      recursive: true,
      filter: (path) => !/\/(dist|frozen|golden|schemas)$|tsbuildinfo$/.test(path),
    })
  }
  mkdirSync(join(tree, 'docs/rules'), { recursive: true })
  mkdirSync(join(tree, 'node_modules/@gunbai'), { recursive: true })
  for (const each of ['kernel', 'hexes']) {
    symlinkSync(join(tree, 'packages', each), join(tree, 'node_modules/@gunbai', each))
  }
}

describe('a new package', () => {
  test('has its files and its entries, compiles, and plays', () => {
    smallTree()
    const files = newRulebook('hills', tree)
    for (const file of files) expect([file, existsSync(join(tree, file))]).toEqual([file, true])
    expect(files).toContain('docs/rules/hills.md')
    expect(readFileSync(join(tree, 'docs/rules/hills.md'), 'utf8')).toContain('**HI-WIN-01**')
    const entered = readFileSync(join(tree, 'packages/rulebooks/src/shelf.ts'), 'utf8')
    expect(entered).toContain("async () => (await import('@gunbai/hills')).hills,")
    for (const file of [
      'tsconfig.json',
      'tsconfig.tests.json',
      'packages/rulebooks/tsconfig.json',
      'packages/rulebooks/package.json',
    ]) {
      expect(JSON.stringify(JSON.parse(readFileSync(join(tree, file), 'utf8')))).toContain('hills')
    }
    const compiled = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(tree, 'packages/hills')],
      { encoding: 'utf8' },
    )
    expect([compiled.status, compiled.stdout]).toEqual([0, ''])
    const script = `import { hills } from './src/index.ts'
      const s = hills.begin({ id: 'hill', options: {} }, 'x')
      hills.play(s, 0, hills.answers(s, 0)[0])
      process.stdout.write(hills.id + ' ' + s.seat)`
    const played = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(tree, 'packages/hills'),
      encoding: 'utf8',
    })
    expect(played.stdout).toBe('hills 1')
  })

  test('is refused where the name is taken or no name', () => {
    expect(() => newRulebook('hills', tree)).toThrow('There is a "packages/hills" already')
    expect(() => newRulebook('My Game', tree)).toThrow('A rulebook is named by 2 to 20 small letters')
  })

  test('leaves nothing of the example', () => {
    expect(renamed('example Example EX-MOVE-01', 'hills')).toBe('hills Hills HI-MOVE-01')
  })
})

describe('the example itself', () => {
  test('is fuzzed, and nothing is wrong with it', async () => {
    const english = JSON.parse(readFileSync(join(root, 'packages/cli/template/messages/en.json'), 'utf8'))
    const failures: string[] = []
    const tally = fuzz(
      {
        rulebook: example as never,
        setups: example.setups,
        messages: { en: english, it: english, hu: english } as never,
        answers: 500,
        seed: '1',
        maxAnswers: 500,
      } as never,
      { answered: () => {}, failed: (failure) => failures.push(failure.message) },
    )
    expect(failures).toEqual([])
    expect(tally.answers).toBeGreaterThanOrEqual(500)
  })

  test('strong plays it better than random', () => {
    const figures = simulate({
      rulebook: example as never,
      setup: { id: 'hill', options: {} },
      games: 4,
      seed: '1',
      bots: ['strong:40', 'random'],
      maxAnswers: 500,
      warmUpMilliseconds: 0,
    })
    expect(figures.wins[0]).toBeGreaterThan(2)
  })
})

test('a language that a game does not have falls back to English, and is not listed', async () => {
  const shelved = findRulebook('mini')
  expect(await shelved.languages()).toEqual(['en', 'it', 'hu'])
  expect((await shelved.messages('xx' as never)).title).toBe('Duel at the ford')
})
