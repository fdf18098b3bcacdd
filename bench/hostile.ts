/**
 * Attacks on a server with its usual limits, beside people who play: `node bench/hostile.ts --help`. Each player and each
 * attacker comes from an address of their own, as a proxy would note it. Loopback only, and bounded.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { below, pick, type Stream, streamOf } from '@gunbai/kernel'
import { startNode } from '@gunbai/server/testing'
import WebSocket from 'ws'
import type { Attack } from './attackers.ts'
import { Visitor } from './visitor.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    pause: { type: 'string', default: '2000' },
    rest: { type: 'string', default: '60' },
    peace: { type: 'boolean', default: false },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'node bench/hostile.ts [--matches 200] [--seconds 40, of attack] [--pause 2000, mean thought of players]\n' +
      '  [--rest 60, seconds of peace until memory is looked at again]\n' +
      '  [--peace, nobody attacks: what the same play does to the same server]\n' +
      '  [--profile folder, where the server leaves what it was busy with]',
  )
  process.exit()
}
const matches = Number(values.matches)
const seconds = Number(values.seconds)
const pause = Number(values.pause)

type Phase = 'before' | 'attacked' | 'after'
let phase: Phase = 'before'
let isOver = false
const times: Record<Phase, number[]> = { before: [], attacked: [], after: [] }
let cutOff = 0

/** Answers whatever it is asked after a while, and notes how long the acknowledgement took. */
async function play(visitor: Visitor, match: string, chance: Stream): Promise<WebSocket> {
  const socket = await visitor.open()
  let request = 1
  let sentAt = 0
  socket.on('message', (data: Buffer) => {
    const head = data.toString('utf8', 0, 24)
    if (head.startsWith('{"type":"done"') && sentAt > 0) {
      times[phase].push(performance.now() - sentAt)
      sentAt = 0
    }
    if (!head.startsWith('{"type":"update"')) return
    const { position } = JSON.parse(data.toString())
    const question = position.questions.find((each: { id: number | null }) => each.id !== null)
    if (question === undefined) return
    const { action } = pick(chance, position.answers as { action: object }[])
    setTimeout(
      () => {
        if (socket.readyState !== WebSocket.OPEN) return
        sentAt = performance.now()
        socket.send(
          JSON.stringify({ type: 'answer', request: ++request, match, question: question.id, action }),
        )
      },
      below(chance, 2 * pause + 1),
    )
  })
  socket.on('close', () => {
    if (!isOver) cutOff++
  })
  socket.send(JSON.stringify({ type: 'watch', request: 0, match }))
  return socket
}

/** Megabytes: resident, and of these in objects and outside of them. */
async function memory(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6
  return {
    resident: figure('process_resident_memory_bytes'),
    objects: figure('nodejs_heap_size_used_bytes'),
    heap: figure('nodejs_heap_size_total_bytes'),
    external: figure('nodejs_external_memory_bytes'),
    spaces: [...text.matchAll(/^nodejs_heap_space_size_total_bytes\{space="(\w+)"\} (\S+)$/gm)]
      .map(([, space, bytes]) => `${space} ${(Number(bytes) / 1e6).toFixed(0)}`)
      .join(', '),
  }
}

const shownMemory = ({ resident, objects, heap, external, spaces }: Awaited<ReturnType<typeof memory>>) =>
  `${resident.toFixed(0)} MB (objects ${objects.toFixed(0)} of ${heap.toFixed(0)}: ${spaces}; outside ${external.toFixed(0)})`

function told(phase: Phase): string {
  const sorted = times[phase].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
  return `${phase.padEnd(9)} ${sorted.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

const folder = mkdtempSync(join(tmpdir(), 'gunbai-hostile-'))
const node = await startNode({
  PORT: '0',
  GUNBAI_DATA: folder,
  GUNBAI_LIMITS: 'usual',
  GUNBAI_BEHIND_PROXY: '1',
  ...(values.profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` }),
})
try {
  const { url } = node
  const victim = new Visitor(url, 1)
  await victim.register('Victim')
  // the thread in which bots think is begun with the first of them, and stays: it is no work of the attackers
  for (const chairs of [
    ['me', { bot: 'random' }],
    [{ bot: 'random' }, 'me'],
  ] as const) {
    await victim.make({ chairs: [...chairs] })
  }
  const sockets: WebSocket[] = []
  const tables: string[] = []
  for (let i = 0; i < matches; i++) {
    const [one, two] = [new Visitor(url, 100 + 2 * i), new Visitor(url, 101 + 2 * i)]
    await Promise.all([one.guest(), two.guest()])
    const { match } = await one.make({ rulebook: 'samurai', setup: 'gmt-01' })
    await two.join(match.id)
    tables.push(match.id)
    sockets.push(await play(one, match.id, streamOf(2 * i)), await play(two, match.id, streamOf(2 * i + 1)))
  }
  await wait(20_000)
  const before = await memory(url)
  phase = 'attacked'
  const late = monitorEventLoopDelay({ resolution: 5 })
  late.enable()
  const workerData: Attack = { url, tables, isPeace: values.peace }
  const attackers = new Worker(new URL('attackers.ts', import.meta.url), { workerData })
  const begun = once(attackers, 'message')
  await wait(seconds * 1000)
  const during = await memory(url)
  late.disable()
  phase = 'after'
  attackers.postMessage('enough')
  const [sent] = await begun
  await wait(Number(values.rest) * 1000)
  const after = await memory(url)
  console.log((['before', 'attacked', 'after'] as const).map(told).join('\n'))
  console.log(`players cut off ${cutOff} of ${sockets.length}`)
  console.log(
    `resident ${shownMemory(before)} before, ${shownMemory(during)} under attack, ${shownMemory(after)} after: ${((100 * after.resident) / before.resident).toFixed(0)} %`,
  )
  console.log(`the players' own clock p99 ${(late.percentile(99) / 1e6 - 5).toFixed(1)} ms late`)
  console.log('begun', JSON.stringify(sent))
  isOver = true
  for (const socket of sockets) socket.terminate()
} finally {
  if (values.profile !== undefined) {
    node.child.kill('SIGTERM')
    await once(node.child, 'exit')
  } else await node.kill()
  rmSync(folder, { recursive: true, force: true })
}
