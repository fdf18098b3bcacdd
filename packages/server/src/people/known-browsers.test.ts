import { expect, test } from 'vitest'
import { limits as usual } from '../settings.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

/** The usual limits; only that a test need not wait for each refusal. */
const limits = { ...usual, refusalPause: 0 }
const from = (address: string) => ({ 'x-forwarded-for': address })

test('nobody is kept out of where they have been before by those who guess', async () => {
  const server = await startTestServer({ proxies: 1, limits })
  const signIn = (password: string, address: string, cookie = '') =>
    new TestClient(server.url).ask(
      'POST',
      '/api/sessions',
      { name: 'Victim', password },
      {
        ...from(address),
        ...(cookie === '' ? {} : { cookie }),
      },
    )
  const noteIn = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('gunbai-known='))
      ?.split(';', 1)[0] ?? ''
  await new TestClient(server.url).register('Victim')
  const note = noteIn(await signIn('a long password', '203.0.113.200'))
  const other = await new TestClient(server.url).ask('POST', '/api/people', {
    name: 'Stranger',
    password: 'a long password',
  })
  for (let i = 0; i < limits.guessesAtOnce + 5; i++) await signIn(`guess ${i}`, `203.0.113.${i}`)
  // a right guess would not be heard either; neither does the note of somebody else, nor a made up one, help
  expect((await signIn('a long password', '203.0.113.201')).status).toBe(429)
  expect((await signIn('a guess', '203.0.113.202', noteIn(other))).status).toBe(429)
  expect((await signIn('a guess', '203.0.113.203', `${note}x`)).status).toBe(429)
  expect((await signIn('a long password', '203.0.113.204', note)).status).toBe(201)
  // the note opens nothing, and does not let its holder guess without end
  const guesses: number[] = []
  for (let i = 0; i < limits.guessesAtOnce + 5; i++) {
    guesses.push((await signIn(`guess ${i}`, `198.51.100.${i}`, note)).status)
  }
  expect(guesses.filter((each) => each === 403)).toHaveLength(limits.guessesAtOnce)
  await server.stop()
})
