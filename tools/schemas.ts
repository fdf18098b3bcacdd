import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@gunbai/rulebooks'
import type { GameSchemas } from '@gunbai/rulebooks/schemas'
import { createGenerator } from 'ts-json-schema-generator'

/**
 * Writes packages/rulebooks/schemas/<id>.json: what a seat sees, may answer and is told in each game, as JSON schemas made from
 * the types `<Id>View`, `<Id>Action` and `<Id>Event` of its rulebook. Run it after changing one; a test fails until then.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/rulebooks/schemas')
export const schemaFile = (id: string): string => join(folder, `${id}.json`)

/** The schemas of every game of the shelf, as they should be now. */
export async function freshSchemas(): Promise<Map<string, string>> {
  const ids = shelf.map(({ id }) => id)
  const generator = createGenerator({
    path: join(root, `packages/{${ids.join()}}/src/{view,action,event,state}.ts`),
    tsconfig: join(root, 'packages/kernel/tsconfig.json'),
    // the compiler of the project has checked them
    skipTypeCheck: true,
    expose: 'none',
    topRef: false,
    additionalProperties: false,
  })
  const made = new Map<string, string>()
  for (const shelved of shelf) {
    const { id } = shelved
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
    const schemaOf = (what: string) => {
      const { $schema: _, ...schema } = generator.createSchema(`${name}${what}`)
      return schema as Record<string, unknown>
    }
    const schemas: GameSchemas = {
      rulebook: id,
      version: (await shelved.load()).version,
      view: schemaOf('View'),
      action: schemaOf('Action'),
      event: schemaOf('Event'),
    }
    made.set(id, `${JSON.stringify(schemas, null, 2)}\n`)
  }
  return made
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true })
  for (const [id, text] of await freshSchemas()) {
    const file = schemaFile(id)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
