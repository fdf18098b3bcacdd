/**
 * What every npm script of the root goes through. Runs on any Node from 20 up and on nothing but npm: brings Node 24
 * where the machine's own is older, installs dependencies that are missing or stale, then runs the task.
 * Talks on stderr, so that a task's stdout stays its own.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = 24

const tasks = {
  start: ['packages/cli/src/main.ts', 'serve'],
  test: ['tools/test.ts'],
  check: ['tools/test.ts', '--check-only'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  gunbai: ['packages/cli/src/main.ts'],
}

const [task, ...rest] = process.argv.slice(2)
if (!Object.hasOwn(tasks, task)) {
  fail(`Expected one of the tasks ${Object.keys(tasks).join(', ')}, got "${task ?? ''}".`)
}

const node = nodeOfVersion()
process.env.PATH = dirname(node) + delimiter + process.env.PATH
installDependencies()
const ran = spawnSync(node, [...tasks[task], ...rest], { stdio: 'inherit', cwd: root })
process.exitCode = ran.status ?? 1

/** The path of a Node 24 or later: this one, or the one inside the npm package `node`. */
function nodeOfVersion() {
  if (major(process.version) >= wanted) return process.execPath
  const home = join(root, 'tools/node')
  const brought = join(home, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (versionOf(brought) < wanted) {
    say(`This machine has Node ${process.version}; fetching Node ${wanted} from the npm registry ...`)
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], home)
  }
  if (versionOf(brought) < wanted) {
    fail(
      `Gunbai needs Node ${wanted} or later. This machine has ${process.version}, and the npm package "node" did not ` +
        `bring a newer one (are install scripts switched off?). Install Node ${wanted} and run the command again.`,
    )
  }
  return brought
}

function versionOf(binary) {
  if (!existsSync(binary)) return 0
  return major(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout ?? '')
}

function major(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0)
}

/** `npm ci` when the lock file is not the one that node_modules was made from. */
function installDependencies() {
  const stamp = join(root, 'node_modules/.gunbai-installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(node)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('Installing dependencies ...')
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root)
  writeFileSync(stamp, lock)
}

function npm(args, cwd) {
  const ran = process.env.npm_execpath
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...args], { cwd, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (ran.status !== 0) fail(`"npm ${args.join(' ')}" failed; what it printed stands above.`)
}

function say(words) {
  process.stderr.write(`${words}\n`)
}

function fail(words) {
  say(words)
  process.exit(2)
}
