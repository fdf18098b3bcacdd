import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { Terminal } from '../terminal.ts'

const main = fileURLToPath(new URL('../../../../bench/main.ts', import.meta.url))

/** The benchmark runs in a process of its own, where nothing else was compiled or collected before. */
export function addBench(program: Command, terminal: Terminal): void {
  program
    .command('bench')
    .description('measure every rulebook; with --peers, others from the npm registry in the same run')
    .option('--peers', 'install the peers under bench/peers and measure them too')
    .option('--json', 'print JSON')
    .action(async ({ peers, json }: { peers?: true; json?: true }) => {
      const options = [...(peers ? ['--peers'] : []), ...(json ? ['--json'] : [])]
      const child = spawn(process.execPath, ['--expose-gc', main, ...options], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout.on('data', (text) => terminal.output.write(text))
      child.stderr.on('data', (text) => terminal.errors.write(text))
      const [code] = await once(child, 'close')
      terminal.exitCode = code ?? 1
    })
}
