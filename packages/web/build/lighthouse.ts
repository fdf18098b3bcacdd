/**
 * Asks Lighthouse about the home page and a table with a game on it: `node packages/web/build/lighthouse.ts`. It is
 * fetched for the occasion; the table itself does not need it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '@gunbai/server/testing'
import chromium from '@sparticuz/chromium'
import { buildWeb, builtWeb } from './build.ts'

await buildWeb()
const server = await startTestServer({ webFolder: builtWeb })
const folder = mkdtempSync(join(tmpdir(), 'gunbai-lighthouse-'))

for (const [name, path] of [
  ['home', '/'],
  ['table', '/#/learn/samurai/first-skirmish'],
] as const) {
  const report = join(folder, `${name}.json`)
  const child = spawn(
    'npx',
    [
      '--yes',
      'lighthouse@13',
      `${server.url}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--only-categories=accessibility,best-practices',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: await chromium.executablePath() } },
  )
  await once(child, 'close')
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { title, score } of Object.values(categories) as { title: string; score: number }[]) {
    console.log(`${name}: ${title} ${Math.round(score * 100)}`)
  }
  for (const { title, score } of Object.values(audits) as { title: string; score: number | null }[]) {
    if (score !== null && score < 1) console.log(`  ${title}`)
  }
}
rmSync(folder, { recursive: true })
await server.stop()
