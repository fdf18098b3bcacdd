import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { startTestServer, type TestServer } from '@gunbai/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilAsked } from '../testing/table-page.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const browser = new TestBrowser()

/** A server of its own, so that nobody else's page is counted, and whatever came to it. */
let server: TestServer
const sockets: Socket[] = []
const notice = (message: unknown) => sockets.push((message as { socket: Socket }).socket)

beforeAll(async () => {
  subscribe('net.server.socket', notice)
  server = await startTestServer({ webFolder: inject('folder') })
})

afterAll(async () => {
  unsubscribe('net.server.socket', notice)
  await server.stop()
})

test('what a cold load costs', async () => {
  // what is fetched for later begins when a move is given, or where nobody comes to it for long: it is no part of this
  const { page } = await browser.visit(server.url, { options: { serviceWorkers: 'block' } })
  await page.getByRole('link', { name: 'Choose a battle' }).first().click()
  await page.locator('[data-setup="gmt-01"]').click()
  await page.getByLabel('Blue Samurai army').selectOption('greedy')
  await page.getByRole('button', { name: 'Begin' }).click()
  await untilAsked(page)
  const bytes = sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  console.log(`cold load until the first move: ${(bytes / 1000).toFixed(1)} kB over the wire, all included`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(250_000)

  expect(page.workers()).not.toEqual([])
  for (const worker of page.workers()) {
    const { headers } = await fetch(worker.url())
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  }
})
