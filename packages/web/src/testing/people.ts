import { TestClient } from '@gunbai/server/testing'
import { address } from './test-browser.ts'

/** All test files share one server, so nobody may be there twice. */
export const freshName = () => `Player ${crypto.randomUUID().slice(0, 8)}`

/** Somebody with an account. */
export async function somebody(): Promise<{ readonly client: TestClient; readonly name: string }> {
  const client = new TestClient(address)
  const name = freshName()
  await client.register(name)
  return { client, name }
}
