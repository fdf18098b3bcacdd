/**
 * `node bench/environment.ts`: steps a second of the environment over its pipe, beside moves a second of boardgame.io without
 * any pipe, in turns in one run. Both by the core's own time; both ends of the pipe are counted.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { installPeers } from './install-peers.ts'
import { perSecond } from './measure.ts'

const rounds = 3
const command = join(import.meta.dirname, '../packages/cli/src/main.ts')

/** Rulebook, setup, steps, and the forms of observations and answers. */
const cases = [
  ['samurai', 'gmt-01', '200000', 'packed', 'packed'],
  ['samurai', 'gmt-01', '100000', 'view', 'list'],
  ['shogun', 'standard-4', '100000', 'packed', 'packed'],
  ['glory', 'two-crossings', '100000', 'packed', 'packed'],
  ['mini', 'duel', '500000', 'packed', 'packed'],
] as const

installPeers()
const boardgame = await import('./peers/boardgame-io.mjs')
const found = new Map<string, number[]>()
let seed = 0
for (let round = 0; round < rounds; round++) {
  for (const [rulebook, setup, steps, observe, answers] of cases) {
    const forms = ['--steps', steps, '--observe', observe, '--answers', answers, '--seed', `bench ${round}`]
    const line = execFileSync(process.execPath, [command, 'environment', rulebook, setup, ...forms], {
      encoding: 'utf8',
    })
    const { stepsPerSecond, stepsPerCoreSecond } = JSON.parse(line)
    note(`${rulebook} ${setup}, ${observe} and ${answers}`, stepsPerCoreSecond ?? stepsPerSecond)
  }
  note(
    'boardgame.io 0.50.2, the same duel as mini, no pipe',
    perSecond(() => boardgame.randomGame(`bench ${seed++}`, Math.random)),
  )
}
console.log('| environment | steps a second |\n|---|---:|')
for (const [what, rates] of found) {
  console.log(`| ${what} | ${rates.map((rate) => Math.round(rate).toLocaleString('en')).join(', ')} |`)
}

function note(what: string, rate: number): void {
  found.set(what, [...(found.get(what) ?? []), rate])
  process.stderr.write(`${what}: ${Math.round(rate)}\n`)
}
