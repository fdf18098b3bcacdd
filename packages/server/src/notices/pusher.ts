import webPush from 'web-push'
import type { Settings } from '../settings.ts'
import type { PushRow } from '../storage/tables.ts'

/** The services of the browsers. To any other address the server would carry messages for strangers. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
]

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  return protocol === 'https:' && port === '' && services.some((each) => each.test(hostname))
}

/** What a browser shows, and the match that it opens. Holds nothing that is secret. */
export interface PushMessage {
  readonly kind: 'your move'
  readonly match: string
  readonly title: string
  readonly text: string
}

/** Sends messages to browsers that asked for them. */
export class Pusher {
  readonly publicKey: string
  private readonly vapidDetails: { subject: string; publicKey: string; privateKey: string }

  constructor(push: NonNullable<Settings['push']>) {
    this.publicKey = push.publicKey
    this.vapidDetails = push
  }

  /** False where the browser wants no more of them. */
  async send(push: PushRow, message: PushMessage): Promise<boolean> {
    const subscription = { endpoint: push.endpoint, keys: JSON.parse(push.keys) }
    try {
      await webPush.sendNotification(subscription, JSON.stringify(message), {
        vapidDetails: this.vapidDetails,
        TTL: 24 * 60 * 60,
        timeout: 10_000,
      })
      return true
    } catch (error) {
      const gone = error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)
      if (gone) return false
      throw error
    }
  }
}
