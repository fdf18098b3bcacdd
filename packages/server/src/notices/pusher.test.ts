import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { isPushService } from './pusher.ts'

/** Something that has come to the push service. */
interface Delivery {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const host = 'updates.push.services.mozilla.com'
const vapid = webPush.generateVAPIDKeys()
const deliveries: Delivery[] = []
/** By path, what the service answers; 201 where nothing is said. */
const answers = new Map<string, number>()
let server: TestServer

/** A push service on this machine, in the place of the one in the world: whatever goes out by HTTPS comes in here. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const path = request.url ?? ''
  deliveries.push({ path, headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(answers.get(path) ?? 201).end()
})
const { createConnection } = https.globalAgent as unknown as { createConnection: unknown }

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo
  Object.assign(https.globalAgent, { createConnection: () => connect(port, '127.0.0.1') })
  server = await startTestServer({
    push: { ...vapid, subject: 'mailto:keeper@gunbai.example' },
    noticeDelay: 0,
  })
}, 300_000)
afterAll(async () => {
  await server.stop()
  Object.assign(https.globalAgent, { createConnection })
  service.close()
})

/** A browser that wants messages, and its side of the keys. */
function newBrowser(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    path: `/wpush/v2/${name}`,
    keys,
    auth,
    subscription: {
      endpoint: `https://${host}/wpush/v2/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
  }
}

/** What a browser reads in a delivery: RFC 8291 (keys) over RFC 8188 (one record of aes128gcm), by the book. */
function decrypted(body: Buffer, { keys, auth }: ReturnType<typeof newBrowser>): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const secret = keys.computeSecret(sender)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', secret, auth, keyInfo, 32))
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${info}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  expect(padded.subarray(end + 1).every((each) => each === 0)).toBe(true)
  return padded.subarray(0, end).toString()
}

/** The claims of a VAPID header (RFC 8292), its signature having been checked against the key of the server. */
function claimsOf(header: string | undefined): Record<string, unknown> {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(header ?? '')?.groups ?? {}
  expect(key).toBe(vapid.publicKey)
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** Two people at a match; the second has a browser that wants messages. */
async function withBrowser(browser: ReturnType<typeof newBrowser>) {
  const [one, two] = [new TestClient(server.url), new TestClient(server.url)]
  await one.guest()
  const { id } = await two.guest()
  await two.must('POST', '/api/me/pushes', browser.subscription)
  const { match } = await one.make()
  await two.join(match.id)
  return { match: match.id, one, person: id }
}

const deliveredTo = (browser: ReturnType<typeof newBrowser>) =>
  expect
    .poll(() => deliveries.find(({ path }) => path === browser.path), { timeout: 60_000 })
    .toBeDefined()
    .then(() => deliveries.find(({ path }) => path === browser.path) as Delivery)

test('"your move" is signed by this server, and what only that browser can read names the match and no more', async () => {
  const browser = newBrowser('hers')
  const { match } = await withBrowser(browser)
  const { headers, body } = await deliveredTo(browser)
  expect(headers).toMatchObject({ host, 'content-encoding': 'aes128gcm', ttl: '86400' })
  const claims = claimsOf(headers.authorization)
  expect(claims).toMatchObject({ aud: `https://${host}`, sub: 'mailto:keeper@gunbai.example' })
  expect(Number(claims.exp) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
  expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now())
  // every field is named here: whatever is added must be thought about
  expect(JSON.parse(decrypted(body, browser))).toEqual({
    kind: 'your move',
    match,
    title: 'Your move',
    text: expect.not.stringContaining('{'),
  })
  expect(() => decrypted(body, newBrowser('another'))).toThrow()
})

test('a browser that is gone is forgotten, and one whose service fails for a while is tried again', async () => {
  const [gone, busy] = [newBrowser('gone'), newBrowser('busy')]
  answers.set(gone.path, 410)
  answers.set(busy.path, 503)
  const first = await withBrowser(gone)
  const second = await withBrowser(busy)
  await deliveredTo(gone)
  await expect.poll(() => server.site.storage.people.pushesOf(first.person), { timeout: 60_000 }).toEqual([])
  await deliveredTo(busy)
  answers.delete(busy.path)
  await expect
    .poll(() => deliveries.filter(({ path }) => path === busy.path).length, { timeout: 60_000 })
    .toBeGreaterThan(1)
  expect(await server.site.storage.people.pushesOf(second.person)).toHaveLength(1)
})

test('nothing is sent of a match that is over, nor to a browser that wants no more', async () => {
  const [told, untold] = [newBrowser('told'), newBrowser('untold')]
  /** What is sent later has come: whatever was under way before has, too. */
  const fence = async (name: string) => {
    const later = newBrowser(name)
    await withBrowser(later)
    await deliveredTo(later)
  }
  const over = await withBrowser(told)
  await deliveredTo(told)
  await over.one.must('POST', `/api/matches/${over.match}/resignation`, {})
  const before = deliveries.filter(({ path }) => path === told.path).length
  await server.site.notices.tellMove({ match: over.match, person: over.person, number: 1 })
  answers.set(untold.path, 503)
  const left = await withBrowser(untold)
  await deliveredTo(untold)
  await server.site.storage.people.dropPush(untold.subscription.endpoint, left.person)
  await fence('fence-1')
  const tries = deliveries.filter(({ path }) => path === untold.path).length
  await server.site.notices.tellMove({ match: left.match, person: left.person, number: 1 })
  await fence('fence-2')
  expect(deliveries.filter(({ path }) => path === told.path)).toHaveLength(before)
  expect(deliveries.filter(({ path }) => path === untold.path)).toHaveLength(tries)
})

test('a person has so many browsers and not more, and messages go to the services of browsers alone', async () => {
  const client = new TestClient(server.url)
  await client.guest()
  const { pushesPerPerson } = server.settings.limits
  const add = (name: string) => client.ask('POST', '/api/me/pushes', newBrowser(name).subscription)
  for (let i = 0; i < pushesPerPerson; i++) expect((await add(`many-${i}`)).status).toBe(201)
  expect((await add('too-many')).status).toBe(429)
  // the same again is no more
  expect((await add('many-0')).status).toBe(201)
  for (const endpoint of [
    'https://127.0.0.1/x',
    `http://${host}/x`,
    `https://${host}:8443/x`,
    'https://x.org/',
  ]) {
    expect(isPushService(endpoint), endpoint).toBe(false)
    const wish = { ...newBrowser('x').subscription, endpoint }
    expect((await client.ask('POST', '/api/me/pushes', wish)).status).toBe(400)
  }
})
