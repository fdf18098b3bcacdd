import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { TestClient } from './test-client.ts'

/** A socket of a client that does not do as it should: it keeps sending whatever it is told, and never says goodbye. */
export class StubbornSocket {
  readonly raw: Socket

  private constructor(raw: Socket) {
    this.raw = raw
  }

  static async open(client: TestClient): Promise<StubbornSocket> {
    const { port } = new URL(client.url)
    const raw = connect(Number(port), '127.0.0.1')
    raw.on('error', () => {})
    const headers = Object.entries(client.credentials()).map(([name, value]) => `${name}: ${value}\r\n`)
    raw.write(
      `GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n${headers.join('')}\r\n`,
    )
    const [head] = (await once(raw, 'data')) as [Buffer]
    if (!head.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(head.toString('latin1'))
    raw.resume()
    return new StubbornSocket(raw)
  }

  /** Sends one text frame; the mask is of zeros, which is a mask too. */
  send(message: object): void {
    const text = Buffer.from(JSON.stringify(message))
    const length =
      text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255]
    this.raw.write(Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]))
  }

  async closed(): Promise<void> {
    if (!this.raw.destroyed) await once(this.raw, 'close')
  }
}
