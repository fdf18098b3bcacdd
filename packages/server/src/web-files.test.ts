import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const home = mkdtempSync(join(tmpdir(), 'gunbai-files-'))
const folder = join(home, 'site')
for (const name of ['assets', 'frozen/game-1']) mkdirSync(join(folder, name), { recursive: true })
writeFileSync(join(home, 'secret.txt'), 'secret')
for (const [name, content] of [
  ['index.html', '<!doctype html>the table'],
  ['embed.html', '<!doctype html>a study'],
  ['sw.js', 'serve()'],
  ['assets/main-1.js', 'plain()'],
  ['assets/main-1.css', 'p {}'],
  ['frozen/game-1/rulebook.js', 'play()'],
  ['assets/type-1.woff2', 'letters'],
  ['assets/worker-1.js', 'work()'],
  ['assets/paper-1.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
] as const) {
  writeFileSync(join(folder, name), content)
}
writeFileSync(join(folder, 'assets/main-1.js.br'), brotliCompressSync('small()'))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webFolder: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true })
})

const headersOf = async (path: string) => (await fetch(server.url + path)).headers

test('the page comes with its type, and is asked for anew', async () => {
  const response = await fetch(server.url)
  expect(await response.text()).toContain('the table')
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(server.url, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

test('one page alone may stand in a frame of another site, and may do no more there', async () => {
  const [embedded, page] = [await headersOf('/embed.html?x=1'), await headersOf('/index.html')]
  const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''
  expect(policyOf(embedded)).toContain('frame-ancestors *')
  expect(embedded.get('x-frame-options')).toBeNull()
  expect(policyOf(page)).toContain("frame-ancestors 'none'")
  expect(page.get('x-frame-options')).toBe('DENY')
  expect(policyOf(embedded).replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(policyOf(page))
  for (const path of ['/embed.html/x', '/embed.htm', '/api/embed.html', '/x/embed.html']) {
    expect(policyOf(await headersOf(path))).toContain("frame-ancestors 'none'")
  }
})

test('a script comes compressed to whoever understands it, and lasts', async () => {
  const address = `${server.url}/assets/main-1.js`
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  expect(await response.text()).toBe('small()')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('vary')).toContain('accept-encoding')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe('plain()')
})

test.each(['/', '/sw.js', '/assets/worker-1.js', '/assets/paper-1.svg', '/api/site', '/nothing'])(
  'what may stand by itself has a policy of its own: %s',
  async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('content-security-policy')?.split(';').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "manifest-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ])
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['/assets/main-1.js', 'javascript'],
  ['/assets/main-1.css', 'text/css'],
  ['/frozen/game-1/rulebook.js', 'javascript'],
  ['/assets/type-1.woff2', 'font/woff2'],
])('what keeps to its page carries nothing that no browser reads: %s', async (path, type) => {
  const headers = await headersOf(path)
  expect(headers.get('content-type')).toContain(type)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const idle = ['content-security-policy', 'x-frame-options', 'etag', 'last-modified', 'accept-ranges']
  expect(idle.filter((name) => headers.has(name))).toEqual([])
})

describe('nothing outside the folder', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '//etc/passwd',
    '/%zz',
  ])('%s', async (path) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 4/)
    expect(answer).not.toContain('secret')
  })
})
