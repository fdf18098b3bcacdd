import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let mailbox: Mailbox
let server: TestServer
beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({
    mail: { smtp: mailbox.smtp, from: 'Gunbai <gunbai@localhost>' },
    noticeDelay: 0,
  })
}, 300_000)
afterAll(async () => {
  await server.stop()
  await mailbox.stop()
})

const newClient = () => new TestClient(server.url)
let made = 0
const freshName = () => `Player ${++made}`
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const linkIn = (mail: string) => /\/mail\/confirm\/[\w-]+/.exec(mail)?.[0] ?? ''

/** Presses the button on the page to which the mail leads. */
async function confirm(address: string): Promise<number> {
  const link = linkIn(await mailbox.mailTo(address, '/mail/confirm/'))
  return (await newClient().ask('POST', link, undefined, asForm)).status
}

test('a lost password is set anew by a mailed link, which works once', async () => {
  const name = freshName()
  const address = `lost${made}@example.org`
  await newClient().register(name, { email: address })
  expect(await confirm(address)).toBe(200)
  const client = newClient()
  expect((await client.ask('POST', '/api/recoveries', { email: address })).status).toBe(202)
  expect((await client.ask('POST', '/api/recoveries', { email: 'no@body.org' })).status).toBe(202)
  const secret = /#\/recover\/([\w-]+)/.exec(await mailbox.mailTo(address, '/recover/'))?.[1]
  const wish = { secret, password: 'the newest password' }
  expect((await client.ask('PUT', '/api/recoveries', wish)).status).toBe(201)
  expect((await client.ask('PUT', '/api/recoveries', wish)).status).toBe(403)
  await newClient().must('POST', '/api/sessions', { name, password: 'the newest password' })
})

test('one address has one account, however it is written: who has confirmed it first', async () => {
  const address = `shared${++made}@example.org`
  const [one, two] = [newClient(), newClient()]
  const { id } = await one.register(freshName(), { email: address })
  await two.register(freshName(), { email: address.toUpperCase() })
  await expect.poll(() => mailbox.mails.filter((each) => each.includes(`To: ${address}`)).length).toBe(2)
  expect(await server.site.people.recover(address)).toBeNull()
  const links = mailbox.mails.flatMap((each) =>
    each.includes(`To: ${address}`) ? (/\/mail\/confirm\/[\w-]+/.exec(each) ?? []) : [],
  )
  // who merely looks at the link has confirmed nothing
  for (const link of links) expect((await newClient().ask('GET', link)).status).toBe(200)
  expect(await one.must('GET', '/api/me')).toMatchObject({ emailConfirmed: false })
  const pages = []
  for (const link of links) pages.push((await newClient().ask<string>('POST', link, undefined, asForm)).body)
  expect(pages[0]).toContain('confirmed')
  expect(pages[1]).toContain('Another account')
  const found = [
    await one.must<{ emailConfirmed: boolean }>('GET', '/api/me'),
    await two.must<{ emailConfirmed: boolean }>('GET', '/api/me'),
  ]
  expect(found.filter((each) => each.emailConfirmed)).toHaveLength(1)
  expect((await server.site.people.recover(`  ${address.toUpperCase()} `))?.person.email).toBe(address)
  const owner = (await server.site.people.recover(address))?.person.id ?? id
  await server.site.storage.people.change(owner, { banned_at: 1 })
  expect(await server.site.people.recover(address)).toBeNull()
})

test('a changed address is confirmed anew, and an old link does not confirm the new one', async () => {
  const [first, second] = [`first${++made}@example.org`, `second${made}@example.org`]
  const client = newClient()
  await client.register(freshName(), { email: first })
  const link = linkIn(await mailbox.mailTo(first, '/mail/confirm/'))
  await client.must('PATCH', '/api/me', { email: second, password: 'a long password' })
  await mailbox.mailTo(second, '/mail/confirm/')
  expect((await newClient().ask('POST', link, undefined, asForm)).status).toBe(403)
  expect(await client.must('GET', '/api/me')).toMatchObject({ email: second, emailConfirmed: false })
  expect(await confirm(second)).toBe(200)
  expect(await client.must('GET', '/api/me')).toMatchObject({ emailConfirmed: true })
  expect((await client.ask('POST', '/api/me/confirmation', {})).status).toBe(409)
})

test('whether anybody has an address is not told by how long the answer takes', async () => {
  let end = (_: null) => {}
  const waiting = vi.spyOn(server.site.people, 'recover').mockReturnValue(
    new Promise((resolve) => {
      end = resolve
    }),
  )
  const answer = await newClient().ask('POST', '/api/recoveries', { email: 'slow@example.org' })
  expect(answer.status).toBe(202)
  expect(waiting).toHaveBeenCalledOnce()
  end(null)
  waiting.mockRestore()
})

test('mails can be switched off by a link in them, which is nobody else’s', async () => {
  const client = newClient()
  const { id } = await client.register(freshName(), { email: `quiet${++made}@example.org` })
  const token = await server.site.people.addresses.quietTokenFor(id)
  expect((await newClient().ask('GET', `/mail/quiet/${token}`)).status).toBe(200)
  expect(await client.must('GET', '/api/me')).toMatchObject({ notices: true })
  for (const wrong of [
    `${id}.${'A'.repeat(43)}`,
    token.slice(0, -2),
    `${'B'.repeat(16)}.${token.split('.')[1]}`,
  ]) {
    expect((await newClient().ask('POST', `/mail/quiet/${wrong}`, undefined, asForm)).status).toBe(404)
  }
  expect((await newClient().ask('POST', `/mail/quiet/${token}`, undefined, asForm)).status).toBe(200)
  expect(await client.must('GET', '/api/me')).toMatchObject({ notices: false })
})

test('a link that is mailed leads to this site, whatever host whoever asks for it names', async () => {
  const address = 'careful@example.org'
  await newClient().register(freshName(), { email: address })
  await confirm(address)
  const { hostname, port } = new URL(server.url)
  const asked = request({
    hostname,
    port,
    path: '/api/recoveries',
    method: 'POST',
    headers: {
      host: 'thief.example',
      'x-forwarded-host': 'thief.example',
      'content-type': 'application/json',
    },
  })
  asked.end(JSON.stringify({ email: address }))
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(202)
  answer.resume()
  const mail = await mailbox.mailTo(address, '/recover/')
  expect(mail).toContain('/#/recover/')
  expect(mail).not.toContain('thief')
})

test('whoever is away is mailed when it is their move, in their language, with nothing secret', async () => {
  const [one, two] = [newClient(), newClient()]
  const address = `away${++made}@example.org`
  await one.register(freshName(), { email: address, language: 'hu' })
  await two.guest()
  // before the address is confirmed nothing else comes
  const early = await one.make()
  await two.join(early.match.id)
  expect(await confirm(address)).toBe(200)
  expect(mailbox.mails.filter((each) => each.includes(early.match.id))).toEqual([])
  const { match } = await one.make()
  await two.join(match.id)
  const mail = await mailbox.mailTo(address, match.id)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain(`/#/online/${match.id}`)
  expect(Buffer.from(mail).toString()).toMatch(/Subject: .*\?/)
  const row = await server.site.storage.matches.find(match.id)
  expect(mail).not.toContain(row?.seed ?? '')
})
