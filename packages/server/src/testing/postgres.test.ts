import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** The exit code of a process that sets 3 and does something first. */
async function exitCodeOf(work: string): Promise<number> {
  const script = `const testing = await import(${JSON.stringify(import.meta.resolve('./index.ts'))})
    process.exitCode = 3
    ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

test('whatever is imported for tests leaves the exit code of the process alone', async () => {
  expect(await exitCodeOf('')).toBe(3)
})

test('so does a PostgreSQL that was started and stopped', async () => {
  expect(await exitCodeOf('await (await testing.startPostgres()).stop()')).toBe(3)
})

test('so does a server that was started and stopped', async () => {
  expect(await exitCodeOf('await (await testing.startTestServer()).stop()')).toBe(3)
})
