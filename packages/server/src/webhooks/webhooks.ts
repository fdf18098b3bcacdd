import { Problem } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'

/** So long somebody's server may take. */
const patience = 5_000
/** What says that nobody wants it there any more. */
const unwanted = [401, 403, 404, 410]

/**
 * Posts "your move" to where a person has asked for it, such as a room of a chat. Only to hosts that the keeper has named, by
 * https: to any other address the server would carry messages for strangers. What is posted holds no secret.
 */
export class Webhooks {
  private readonly storage: Storage
  private readonly hosts: readonly string[]
  private readonly send: typeof fetch

  constructor(storage: Storage, hosts: readonly string[], send: typeof fetch = fetch) {
    this.storage = storage
    this.hosts = hosts
    this.send = send
  }

  async set(person: string, url: string | null): Promise<void> {
    if (url !== null && !isAllowed(url, this.hosts)) {
      const where =
        this.hosts.length === 0 ? 'This server posts nowhere.' : `It posts to ${this.hosts.join(', ')}.`
      throw new Problem('bad request', `This address is none that this server may post to. ${where}`)
    }
    await this.storage.company.setWebhook(person, url)
  }

  /** The job. Whoever is away for the moment is tried again; whoever wants no more is not. */
  async post(person: string, text: string): Promise<void> {
    const url = await this.storage.company.webhookOf(person)
    if (url === null) return
    if (!isAllowed(url, this.hosts)) return this.storage.company.setWebhook(person, null)
    const { status, body } = await this.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // the one name is read by some, the other by others; nobody is called by what another has written
      body: JSON.stringify({ content: text, text: escaped(text), allowed_mentions: { parse: [] } }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await body?.cancel()
    if (unwanted.includes(status)) await this.storage.company.setWebhook(person, null)
    else if (status >= 400) throw new Error(`the webhook answered ${status}`)
  }
}

/** Whether it leads by https, and by its usual port, to one of these hosts. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  return (
    protocol === 'https:' && port === '' && username === '' && password === '' && hosts.includes(hostname)
  )
}

/** As a room reads it that takes what stands in angles for calls and links. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
