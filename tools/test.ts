/** `npm test`: type-check, lint and every test; the last line is "N passed, N failed". */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Count {
  passed: number
  failed: number
}

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

function run(name: string, script: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env: plainly() })
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

/** Vitest, with its own report for people and a JSON file to count from. A run that reports nothing has failed. */
async function runVitest(filters: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = ['--project=unit', '--project=browser']
  const good = await run('tests', 'node_modules/vitest/vitest.mjs', [
    'run',
    ...projects,
    ...reporters,
    ...filters,
  ])
  try {
    // the exit code alone is not enough: whatever ends the process last may have set it
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: good && success ? 0 : Math.max(numFailedTests, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
