import { expect, test } from 'vitest'
import { crashTest } from './testing/crash.ts'

test.each(['sqlite', 'postgres'] as const)(
  '%s: kill -9 under load loses no acknowledged answer and doubles none',
  async (engine) => {
    const report = await crashTest(engine, 5, 6)
    expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, broken: 0 })
    expect(report.acknowledged).toBeGreaterThan(50)
  },
  // a server is started six times; nothing here waits for a time
  600_000,
)
