import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteServer } from './site-server.ts'

const home = mkdtempSync(join(tmpdir(), 'gunbai-site-'))
const folder = join(home, 'site')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(home, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<!doctype html>the table')
writeFileSync(join(folder, 'assets/main.js'), 'plain()')
writeFileSync(join(folder, 'assets/main.js.br'), brotliCompressSync('small()'))

const server = siteServer(folder)
let address = ''
beforeAll(async () => {
  await once(server.listen(0), 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

test('the page comes with its type, is asked for anew, and may run no script of its own', async () => {
  const response = await fetch(address)
  expect(await response.text()).toContain('the table')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('a script comes compressed to whoever understands it, and lasts', async () => {
  const response = await fetch(`${address}/assets/main.js`, { headers: { 'accept-encoding': 'br' } })
  expect(await response.text()).toBe('small()')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const plain = await fetch(`${address}/assets/main.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe('plain()')
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%2e%2e/secret.txt',
  '//etc/passwd',
  '/%zz',
])('nothing outside the folder: %s', async (path) => {
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 4/)
  expect(answer).not.toContain('secret\n')
})

test('only reading', async () => {
  expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405)
})
