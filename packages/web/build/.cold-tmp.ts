import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.webmanifest': 'application/json' }
const siteServer = (folder) => createServer((q, r) => {
  let path = folder + q.url.split('?')[0]; if (path.endsWith('/')) path += 'index.html'
  if (!existsSync(path)) { r.writeHead(404); r.end(); return }
  const br = existsSync(path + '.br')
  r.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain', ...(br ? { 'content-encoding': 'br' } : {}), vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable', etag: 'W/"12345-678"', 'x-filler': 'y'.repeat(60) })
  r.end(readFileSync(br ? path + '.br' : path))
})
import { openBrowser, openPage } from '/work/main/packages/web/src/testing/browser.ts'
import { untilAsked } from '/work/main/packages/web/src/testing/samurai-player.ts'
import { once } from 'node:events'
const server = siteServer(process.argv[2])
await once(server.listen(0), 'listening')
const address = `http://localhost:${server.address().port}`
let bytes = 0
const sockets = []
server.on('connection', (s) => sockets.push(s))
const browser = await openBrowser()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const list = []
context.on('response', async (r) => { try { const s = await r.request().sizes(); list.push([s.responseBodySize, s.responseHeadersSize, r.url()]) } catch {} })
const { page } = await openPage(context, address)
await page.getByRole('link', { name: 'New game' }).first().click()
await page.getByLabel('Blue Samurai army').selectOption('greedy')
await page.getByRole('button', { name: 'Begin' }).click()
await untilAsked(page)
console.log('bytes', sockets.reduce((a, s) => a + s.bytesWritten, 0))
await page.waitForTimeout(500)
list.sort((a, b) => b[0] - a[0])
for (const [b, h, u] of list) console.log(b, h, u.replace(address, ''))
console.log(list.length)
await browser.close(); server.close(); server.closeAllConnections()
