import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'
import { freshProtocolPage, protocolFile } from './write.ts'

test('docs/protocol.md is what the schemas say; if not, run packages/server/src/docs/write.ts', async () => {
  expect(readFileSync(protocolFile, 'utf8')).toBe(await freshProtocolPage())
}, 300_000)

test('the protocol is a page in the browser, without a script', async () => {
  const server = await startTestServer()
  const page = await fetch(`${server.url}/api/docs`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  for (const word of ['/api/matches/:id', 'id="refusals"', 'your move', '<table>'])
    expect(html).toContain(word)
  expect(html).not.toContain('<script')
  for (const [, link] of html.matchAll(/(?:href|src)="([^"#]+)"/g)) {
    const { status } = await fetch(new URL(link as string, page.url))
    // the table itself is not built here
    expect([link, status]).toEqual([link, link === '/' ? 404 : 200])
  }
  await server.stop()
}, 300_000)

test('every route is in the OpenAPI document, with a summary', async () => {
  const server = await startTestServer()
  const client = new TestClient(server.url)
  const { openapi, paths } = await client.must<{
    openapi: string
    paths: Record<string, Record<string, { summary?: string }>>
  }>('GET', '/api/openapi.json')
  expect(openapi).toMatch(/^3\.1/)
  const operations = Object.values(paths).flatMap((each) => Object.values(each))
  expect(operations.length).toBeGreaterThan(40)
  expect(operations.filter((each) => !each.summary)).toEqual([])
  await server.stop()
}, 300_000)
