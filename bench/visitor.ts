import { TestClient } from '@gunbai/server/testing'
import WebSocket from 'ws'

const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
const from = (i: number) => ({ 'x-forwarded-for': addressOf(i) })

/** Somebody who comes by the proxy, from an address of their own. */
export class Visitor extends TestClient {
  readonly address: number

  constructor(url: string, address: number) {
    super(url)
    this.address = address
  }

  override ask(...[method, path, body, headers = {}]: Parameters<TestClient['ask']>) {
    return super.ask(method, path, body, { ...from(this.address), ...headers }) as never
  }

  open(): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
        headers: { ...this.credentials(), ...from(this.address) },
        perMessageDeflate: false,
      })
      socket.on('error', reject)
      socket.once('open', () => resolve(socket))
    })
  }
}
