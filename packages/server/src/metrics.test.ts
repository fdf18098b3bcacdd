import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from './api/routes.ts'
import { makeApp } from './app.ts'
import { settingsFrom } from './settings.ts'
import { openSite, type Site } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-metrics-'))
let site: Site
let app: App
beforeAll(async () => {
  const env = { GUNBAI_DATA: folder, GUNBAI_METRICS_TOKEN: 'a token', GUNBAI_BEHIND_PROXY: 'yes' }
  site = await openSite(settingsFrom(env), pino({ level: 'silent' }))
  app = await makeApp(site)
})
afterAll(async () => {
  await app.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

const elsewhere = '203.0.113.5'

test.each([
  ['a program on this machine', '127.0.0.1', {}, 200],
  ['the same by its other names', '::1', {}, 200],
  ['and', '::ffff:127.0.0.1', {}, 200],
  ['somebody elsewhere', elsewhere, {}, 403],
  ['somebody elsewhere with the token', elsewhere, { authorization: 'Bearer a token' }, 200],
  ['somebody elsewhere with another token', elsewhere, { authorization: 'Bearer some token' }, 403],
  ['somebody elsewhere who says he is here', elsewhere, { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['whoever comes through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': elsewhere }, 403],
  ['and says he is here', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 403],
])('metrics for %s', async (_, remoteAddress, headers, status) => {
  const answer = await app.inject({ url: '/metrics', remoteAddress, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('gunbai_sockets')).toBe(status === 200)
})

test('whether all is well may be asked by everybody', async () => {
  const answer = await app.inject({ url: '/health', remoteAddress: elsewhere })
  expect(answer.json()).toEqual({ status: 'good', storage: 'sqlite' })
})

test('requests are counted by route, so that no label names a match', async () => {
  for (const url of ['/health', '/api/matches/hidden', '/nowhere']) await app.inject({ url })
  const { body } = await app.inject({ url: '/metrics' })
  const routes = [...body.matchAll(/^gunbai_http_request_seconds_count\{route="([^"]*)"/gm)].map(
    ([, route]) => route,
  )
  expect(routes).toEqual(expect.arrayContaining(['/health', '/api/matches/:id']))
  expect(body).not.toMatch(/hidden|nowhere/)
})
