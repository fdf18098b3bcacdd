import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

/** A proxy in front of several nodes, as a site has one: each request to the next node that answers, sockets let through. */
export interface SmallProxy {
  readonly url: string
  stop(): void
}

export async function startProxy(ports: readonly number[]): Promise<SmallProxy> {
  let turn = 0
  const server = createServer(async (asked, answer) => {
    // whole, so that it can be sent again where a node has gone
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const forward = (tries: number) => {
      const port = ports[turn++ % ports.length]
      const { method, url: path } = asked
      const passed = request({ host: '127.0.0.1', port, method, path, headers: forwarded(asked) }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      })
      passed.on('error', () => (tries > 1 ? forward(tries - 1) : answer.writeHead(502).end()))
      passed.end(body)
    }
    forward(ports.length)
  })
  server.on('upgrade', (asked, client, head) => {
    const node = connect(ports[turn++ % ports.length] as number, '127.0.0.1', () => {
      const lines = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${value}`)
      node.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      node.write(head)
      node.pipe(client).pipe(node)
    })
    node.on('error', () => client.destroy())
    client.on('error', () => node.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    url: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Who the client is, as Caddy says it. */
function forwarded({ headers, socket }: IncomingMessage): Record<string, string | string[] | undefined> {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' }
}
