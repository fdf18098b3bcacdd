import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { makeApp } from '../app.ts'
import { settingsFrom } from '../settings.ts'
import { openSite } from '../site.ts'
import { gameSchemas } from './game-forms.ts'
import { type Paths, protocolPage } from './protocol-page.ts'

export const protocolFile = join(import.meta.dirname, '../../../../docs/protocol.md')

/** The page as it should be now. */
export async function freshProtocolPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gunbai-docs-'))
  const settings = { ...settingsFrom({}), storage: join(folder, 'gunbai.db') }
  const site = await openSite(settings, pino({ level: 'silent' }))
  const app = await makeApp(site)
  await app.ready()
  const { paths } = app.swagger() as unknown as { paths: Paths }
  await app.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  return protocolPage(paths, await gameSchemas(settings.shelf))
}

if (process.argv[1] === import.meta.filename) writeFileSync(protocolFile, await freshProtocolPage())
