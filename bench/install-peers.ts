import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Fetches the other engines where they are not there yet. */
export function installPeers(): void {
  const home = join(import.meta.dirname, 'peers')
  if (existsSync(join(home, 'node_modules/boardgame.io'))) return
  process.stderr.write('Installing the peers ...\n')
  const ran = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 2, 2],
  })
  if (ran.status !== 0) throw new Error('the peers could not be installed; what npm printed stands above')
}
