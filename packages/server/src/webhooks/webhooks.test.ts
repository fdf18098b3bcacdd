import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { isAllowed, Webhooks } from './webhooks.ts'

const hosts = ['chat.example']
const hook = 'https://chat.example/hooks/1'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webhookHosts: hosts, noticeDelay: 0 })
})
afterAll(() => server.stop())

test.each([
  'http://chat.example/hooks/1',
  'https://chat.example:8443/hooks/1',
  'https://me:word@chat.example/',
  'https://evil.example/',
  'https://chat.example.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'file:///etc/passwd',
  'chat.example',
])('nothing is posted to %s', (url) => {
  expect(isAllowed(url, hosts)).toBe(false)
})

describe('a webhook', () => {
  /** Somebody with one, and what is sent to it. */
  async function hooked(status: number) {
    const client = new TestClient(server.url)
    const { id } = await client.register(`Hooked ${status}`)
    await client.must('PUT', '/api/me/webhook', { url: hook })
    const sent: { url: string; init: RequestInit }[] = []
    const send = (async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return new Response(null, { status })
    }) as typeof fetch
    return { client, id, sent, webhooks: new Webhooks(server.site.storage, hosts, send) }
  }
  const kept = async (client: TestClient) =>
    (await client.must<{ url: string | null }>('GET', '/api/me/webhook')).url

  test('is posted to, follows nobody elsewhere, and holds no secret', async () => {
    const { client, id, sent, webhooks } = await hooked(204)
    await webhooks.post(id, 'It is your move.')
    expect(sent).toMatchObject([{ url: hook, init: { method: 'POST', redirect: 'error' } }])
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      content: 'It is your move.',
      text: 'It is your move.',
      allowed_mentions: { parse: [] },
    })
    expect(await kept(client)).toBe(hook)
    await client.must('PUT', '/api/me/webhook', { url: null })
    await webhooks.post(id, 'Again.')
    expect(sent).toHaveLength(1)
  })

  test('calls nobody by what somebody else has written', async () => {
    const { id, sent, webhooks } = await hooked(201)
    await webhooks.post(id, 'Your move in @everyone <!channel> <https://evil.example|here>')
    const { text, allowed_mentions } = JSON.parse(String(sent[0]?.init.body))
    expect(allowed_mentions).toEqual({ parse: [] })
    expect(text).not.toMatch(/[<>]/)
  })

  test('that wants no more is forgotten; one that is down is tried again', async () => {
    const gone = await hooked(404)
    await gone.webhooks.post(gone.id, 'Your move.')
    expect(await kept(gone.client)).toBe(null)
    const down = await hooked(503)
    await expect(down.webhooks.post(down.id, 'Your move.')).rejects.toThrow('503')
    expect(await kept(down.client)).toBe(hook)
  })

  test('elsewhere is refused in words', async () => {
    const client = new TestClient(server.url)
    await client.register('Elsewhere')
    const { status, body } = await client.ask<{ problem: { message: string } }>('PUT', '/api/me/webhook', {
      url: 'https://evil.example/',
    })
    expect(status).toBe(400)
    expect(body.problem.message).toContain('chat.example')
  })

  test('is told of a move when its person is away', async () => {
    const { client, id } = await hooked(200)
    await client.make({ chairs: ['me', { bot: 'random' }] })
    const texts: string[] = []
    const { notices } = server.site
    const row = (await server.site.storage.matches.list({ person: id, limit: 1 }))[0]
    const spied = Object.create(notices, {
      jobs: {
        value: {
          add: async (kind: string, _: string, body: { text: string }) =>
            kind === 'webhook' && texts.push(body.text),
        },
      },
      now: { value: () => Date.now() + 10_000 },
    }) as typeof notices
    await spied.tellMove({ match: row?.id ?? '', person: id, number: 0 })
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(`/#/online/${row?.id}`)
  })
})
