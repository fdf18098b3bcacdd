import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../service-worker/push-messages.js'), 'utf8')

/** What the script does with an event, in a worker that only notes it. */
async function hear(kind: string, event: object): Promise<unknown[]> {
  const ears = new Map<string, (event: object) => void>()
  const done: unknown[] = []
  const self = {
    addEventListener: (name: string, ear: (event: object) => void) => ears.set(name, ear),
    registration: { showNotification: async (...what: unknown[]) => done.push(['shown', ...what]) },
    clients: { openWindow: async (address: string) => done.push(['opened', address]) },
  }
  runInNewContext(script, { self, encodeURIComponent })
  const waits: Promise<unknown>[] = []
  ears.get(kind)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...event })
  await Promise.all(waits)
  return done
}

test('a message of the server is shown, once a match', async () => {
  const message = { kind: 'your move', match: 'm1', title: 'Your move', text: 'In a battle' }
  const [[what, title, options]] = (await hear('push', { data: { json: () => message } })) as [
    [string, string, { body: string; tag: string }],
  ]
  expect([what, title, options.body, options.tag]).toEqual(['shown', 'Your move', 'In a battle', 'm1'])
})

test('a message that is none is not shown, and a click leads to the match', async () => {
  expect(await hear('push', { data: null })).toEqual([])
  const notification = { close: () => {}, data: { match: 'm 1' } }
  expect(await hear('notificationclick', { notification })).toEqual([['opened', '/#/online/m%201']])
})
