/**
 * Kills the server again and again under load and compares the record with what players were told: so many times on
 * each engine, half with short games and half with long ones. `node bench/crash.ts 50 [sqlite|postgres]`
 */
import { crashTest } from '@gunbai/server/testing'

const kills = Number(process.argv[2] ?? 50)
const engines = (['sqlite', 'postgres'] as const).filter((each) =>
  [each as string, undefined].includes(process.argv[3]),
)
for (const engine of engines) {
  for (const rulebook of ['mini', 'samurai']) {
    const began = performance.now()
    const report = await crashTest(engine, Math.ceil(kills / 2), 12, rulebook)
    console.log(engine, rulebook, report, `${((performance.now() - began) / 1000).toFixed(0)} s`)
    if (report.lost + report.doubled + report.broken > 0) process.exitCode = 1
  }
}
