import { describe, expect, test } from 'vitest'
import { countRun, type Report } from './counted-run.ts'
import { fallenOf } from './fallen.ts'

const fell = (file: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: {
    message: `Worker exited unexpectedly with signal SIGSEGV during started state while running test file ${file}`,
  },
})

function report(success: boolean, files: Record<string, string[]>): Report {
  return {
    success,
    testResults: Object.entries(files).map(([name, statuses]) => ({
      name,
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    })),
  }
}

describe('under which file Node fell', () => {
  test('is read off the error that Vitest reports', () => {
    expect(fallenOf([fell('/x/a.test.ts')])).toEqual({ files: ['/x/a.test.ts'], others: 0 })
  })

  test('is no other error, and no process that ended itself', () => {
    const ended = {
      message: 'Worker exited unexpectedly with exit code 1 during started state while running test file /x',
    }
    const killed = {
      message:
        'Worker exited unexpectedly with signal SIGKILL during started state while running test file /x',
    }
    expect(fallenOf([ended, killed, { message: 'boom' }])).toEqual({ files: [], others: 3 })
  })
})

describe('a run', () => {
  const nothing = { files: [], others: 0 }

  test('counts its tests', () => {
    const good = report(true, { a: ['passed', 'passed', 'pending'], b: ['passed'] })
    expect(countRun(true, good, nothing)).toEqual({ count: { passed: 3, failed: 0 }, fallen: [] })
    const bad = report(false, { a: ['passed', 'failed'], b: ['failed', 'failed'] })
    expect(countRun(false, bad, nothing).count).toEqual({ passed: 1, failed: 3 })
  })

  test('has failed where a file could not be read, or the exit code says so', () => {
    const unread = { success: false, testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] }
    expect(countRun(false, unread, nothing).count.failed).toBe(1)
    expect(countRun(false, report(true, { a: ['passed'] }), nothing).count.failed).toBe(1)
    expect(countRun(true, report(false, { a: ['passed'] }), nothing).count.failed).toBe(1)
  })

  test('leaves out the files under which Node fell, so that they are counted when they run again', () => {
    const half = report(false, { a: ['passed'], b: ['passed', 'passed'] })
    expect(countRun(false, half, { files: ['b'], others: 0 })).toEqual({
      count: { passed: 1, failed: 0 },
      fallen: ['b'],
    })
  })

  test('has failed all the same where something else is wrong besides', () => {
    const half = report(false, { a: ['passed'], b: ['passed'] })
    expect(countRun(false, half, { files: ['b'], others: 1 }).count.failed).toBe(1)
    expect(countRun(false, report(false, { a: ['failed'] }), { files: ['b'], others: 0 }).count.failed).toBe(
      1,
    )
  })
})
