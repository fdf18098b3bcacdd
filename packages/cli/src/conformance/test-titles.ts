import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput } from '@gunbai/kernel'

/**
 * The full titles of all tests under a folder, describe blocks included. The test runner itself is asked, so that
 * titles made by tables and templates count as they are shown.
 */
export function testTitles(root: string, folder: string): string[] {
  const temporary = mkdtempSync(join(tmpdir(), 'gunbai-titles-'))
  const file = join(temporary, 'titles.json')
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const ran = spawnSync(process.execPath, [vitest, 'list', '--no-staticParse', `--json=${file}`, folder], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    if (ran.status !== 0)
      throw new BadInput(`The tests of ${folder} cannot be listed:\n${ran.stderr || ran.stdout}`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }[]).map((test) => test.name)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
