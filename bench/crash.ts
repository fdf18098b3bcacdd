/** Kills the server again and again under load and compares the record with what players were told. `node bench/crash.ts 50` */
import { crashTest } from '@gunbai/server/testing'

const kills = Number(process.argv[2] ?? 50)
for (const engine of ['sqlite', 'postgres'] as const) {
  for (const rulebook of ['mini', 'samurai']) {
    const began = performance.now()
    const report = await crashTest(engine, kills / 2, 12, rulebook)
    console.log(engine, rulebook, report, `${((performance.now() - began) / 1000).toFixed(0)} s`)
    if (report.lost + report.doubled + report.broken > 0) process.exitCode = 1
  }
}
