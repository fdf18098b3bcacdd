import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = (name: string) => JSON.stringify(import.meta.resolve(name))

test('a server writes its log to the standard error, and nothing to the standard output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-log-'))
  const script = `
    import { startServer } from ${module('./server.ts')}
    import { settingsFrom } from ${module('./settings.ts')}
    const { url, stop } = await startServer(settingsFrom(process.env))
    await fetch(url + '/health')
    await stop()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, GUNBAI_DATA: folder, GUNBAI_LOG: 'debug', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  })
  const [said, logged] = await Promise.all([text(child.stdout), text(child.stderr)])
  rmSync(folder, { recursive: true })
  expect(said).toBe('')
  expect(logged).toMatch(/"route":"\/health".*"msg":"request"/)
})
