/** `npm test`: type-check, lint and every test; the last line is "N passed, N failed". */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, countRun } from './counted-run.ts'

const checkOnly = process.argv.includes('--check-only')
const count: Count = { passed: 0, failed: 0 }

const checks = await Promise.all([
  run('types', 'node_modules/typescript/bin/tsc', ['-b']),
  run('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
])
for (const good of checks) tally(good)
if (!checkOnly) add(await runVitest(process.argv.slice(2)))

console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed > 0 ? 1 : 0

function tally(good: boolean): void {
  add(good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function add(more: Count): void {
  count.passed += more.passed
  count.failed += more.failed
}

function run(name: string, script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...plainly(), ...env },
    })
    child.on('close', (code) => {
      console.log(code === 0 ? `${name}: good` : `${name}: failed`)
      resolve(code === 0)
    })
  })
}

/** Colours are for people at a terminal; in a log they are noise. */
function plainly(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' }
}

/**
 * Vitest, with its own report for people and a JSON file to count from. A run that reports nothing has failed. Where Node
 * itself fell under a test file, that file is run once more: what is broken falls again.
 */
async function runVitest(filters: string[]): Promise<Count> {
  const first = await vitestOnce(filters)
  if (first.fallen.length === 0) return first.count
  console.log(`Node fell under ${first.fallen.join(', ')}: run once more`)
  const again = await vitestOnce(first.fallen)
  const stillFallen = again.fallen.length
  return {
    passed: first.count.passed + again.count.passed,
    failed: first.count.failed + again.count.failed + stillFallen,
  }
}

async function vitestOnce(filters: readonly string[]): Promise<{ count: Count; fallen: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-test-'))
  const report = join(folder, 'report.json')
  const fallen = join(folder, 'fallen.json')
  const reporters = ['default', 'json', './tools/fallen.ts'].map((name) => `--reporter=${name}`)
  const projects = ['--project=unit', '--project=browser']
  const good = await run(
    'tests',
    'node_modules/vitest/vitest.mjs',
    ['run', ...projects, ...reporters, `--outputFile.json=${report}`, ...filters],
    { GUNBAI_FALLEN: fallen },
  )
  try {
    return countRun(good, JSON.parse(readFileSync(report, 'utf8')), JSON.parse(readFileSync(fallen, 'utf8')))
  } catch {
    return { count: { passed: 0, failed: 1 }, fallen: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
