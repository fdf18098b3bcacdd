/**
 * What every npm script of the root goes through. Runs on any Node from 20 up and on nothing but npm: brings Node 24
 * where the machine's own is older, installs what the task needs where it is missing or stale (serving needs less than
 * testing), then runs the task and passes signals on to it.
 * Talks on stderr, so that a task's stdout stays its own.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
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
  mutate: ['tools/mutation/main.ts'],
}

/** Tasks for which the tools of development are not fetched. */
const lean = ['start', 'gunbai']

const [task, ...rest] = process.argv.slice(2)
if (!Object.hasOwn(tasks, task)) {
  fail(`Expected one of the tasks ${Object.keys(tasks).join(', ')}, got "${task ?? ''}".`)
}

const node = nodeOfVersion()
process.env.PATH = dirname(node) + delimiter + process.env.PATH
installDependencies(!lean.includes(task))
const ran = spawn(node, [...tasks[task], ...rest], { stdio: 'inherit', cwd: root })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ran.kill(signal))
// the shell between npm and us dies of a signal without passing it on: when it has gone, the task goes too
const parent = process.ppid
const watching = setInterval(() => process.ppid !== parent && ran.kill('SIGTERM'), 250)
ran.on('close', (code, signal) => {
  clearInterval(watching)
  process.exitCode = code ?? 128 + constants.signals[signal]
})

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

/** `npm ci` when node_modules does not hold what the lock file asks for: all of it, or what serving needs. */
function installDependencies(all) {
  if (isInstalled(all)) return
  say(all ? 'Installing dependencies ...' : 'Installing what serving needs ...')
  npm(['ci', ...(all ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error'], root)
}

/** Compares the lock file with npm's own note of what stands in node_modules; other platforms' packages are optional. */
function isInstalled(all) {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([place, { version, link, optional, dev }]) => {
    if (!place.startsWith('node_modules/') || (dev && !all)) return true
    if (optional && !installed[place]) return true
    return installed[place] !== undefined && (link || installed[place].version === version)
  })
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
