import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { streamOf } from '@gunbai/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { playAtRandom } from './testing/random-play.ts'
import { type SmallProxy, startProxy } from './testing/small-proxy.ts'
import { TestClient } from './testing/test-client.ts'

const root = join(import.meta.dirname, '../../..')
const token = 'a long random word'

/** The settings of a node in the compose file, with the words of whoever runs it put in. */
function composed(words: Readonly<Record<string, string>>): Record<string, string> {
  const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')
  const block = /environment: &settings\n((?: {4}\S.*\n)+)/.exec(text)?.[1] ?? ''
  const lines = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [
    name,
    (value ?? '').replace(/^"(.*)"$/, '$1').replace(/\$\{(\w+)(:-)?\}/g, (_, word) => words[word] ?? ''),
  ])
  return Object.fromEntries(lines)
}

/** What the image starts a node with, and where it keeps its note. */
function started(): { command: string[]; variables: string[] } {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]') as string[]
  return { command, variables: (/^ENV (.*)$/m.exec(text)?.[1] ?? '').split(' ') }
}

let postgres: TestPostgres
let proxy: SmallProxy
let folder: string
const nodes: { readonly child: ChildProcess; readonly port: number }[] = []

const health = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.status ?? 0

beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'gunbai-composed-'))
  const settings = composed({ DATABASE_PASSWORD: 'x', SITE: 'gunbai.example', METRICS_TOKEN: token })
  const database = await postgres.newDatabase()
  const { command } = started()
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  for (let i = 0; i < 2; i++) {
    const port = await freePort()
    // what differs from the containers: where PostgreSQL is, a port each on one machine, the folder for the note, an empty table
    const here = {
      DATABASE_URL: database,
      HOST: '127.0.0.1',
      PORT: String(port),
      GUNBAI_DATA: folder,
      GUNBAI_WEB: folder,
    }
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, ...here, GUNBAI_LOG: 'error' }
    nodes.push({
      port,
      child: spawn(process.execPath, command.slice(1), { cwd: root, env, stdio: 'ignore' }),
    })
  }
  for (const { port } of nodes) {
    await vi.waitUntil(async () => (await health(port)) === 200, { timeout: 120_000, interval: 100 })
  }
  proxy = await startProxy(nodes.map(({ port }) => port))
}, 300_000)

afterAll(async () => {
  proxy?.stop()
  for (const { child } of nodes) {
    if (child.exitCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

test('the compose file and the image say what a node is given', () => {
  const settings = composed({ DATABASE_PASSWORD: 'x', SITE: 'gunbai.example', METRICS_TOKEN: token })
  expect(settings).toMatchObject({
    DATABASE_URL: 'postgres://gunbai:x@database:5432/gunbai',
    GUNBAI_ORIGIN: 'https://gunbai.example',
    GUNBAI_BEHIND_PROXY: 'yes',
    GUNBAI_METRICS_TOKEN: token,
    GUNBAI_SMTP: '',
  })
  expect(started().command).toEqual(['node', 'packages/cli/src/main.ts', 'serve'])
  expect(started().variables).toContain('GUNBAI_DATA=/data')
})

test('two nodes as the compose file has them are one site behind their proxy, and one of them is enough', async () => {
  const [ann, bo] = [new TestClient(proxy.url), new TestClient(proxy.url)]
  await ann.guest()
  await bo.guest()
  const { match } = await ann.make()
  await bo.join(match.id)
  const sockets = [await ann.socket(), await bo.socket()]
  for (const socket of sockets) await socket.watch(match.id)
  await Promise.all(sockets.map((socket, i) => playAtRandom(socket, match.id, streamOf(i))))
  expect((await ann.page(match.id)).match.status).toBe('over')
  for (const { port } of nodes) {
    const url = `http://127.0.0.1:${port}/metrics`
    const seen = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const answered = /^gunbai_socket_messages_total\{type="answer",result="done"\} (\d+)/m.exec(
      await seen.text(),
    )
    // each had one of the two players
    expect(Number(answered?.[1])).toBeGreaterThan(0)
  }
  // who comes through the proxy is no program of this machine
  expect((await ann.ask('GET', '/metrics')).status).toBeGreaterThanOrEqual(400)
  nodes[0]?.child.kill('SIGTERM')
  await once(nodes[0]?.child as ChildProcess, 'exit')
  expect((await ann.page(match.id)).match.status).toBe('over')
  expect((await bo.make()).match.status).toBe('waiting')
})
