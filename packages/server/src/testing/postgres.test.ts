import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** The exit code of a process that sets this one and then does something. */
async function exitCodeOf(work: string, set = 3): Promise<number> {
  const script = `const testing = await import(${JSON.stringify(import.meta.resolve('./index.ts'))})
    process.exitCode = ${set}
    ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

test('whatever is imported for tests leaves the exit code of the process alone', async () => {
  expect(await exitCodeOf('')).toBe(3)
})

test.each([0, 3])('so does a PostgreSQL that was started and stopped: %i', async (code) => {
  expect(await exitCodeOf('await (await testing.startPostgres()).stop()', code)).toBe(code)
})

test('so does a server that was started and stopped', async () => {
  expect(await exitCodeOf('await (await testing.startTestServer()).stop()')).toBe(3)
})
