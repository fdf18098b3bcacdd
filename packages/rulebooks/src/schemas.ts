/** JSON schemas of a game: what a seat sees, what may be answered, what is told. Made from the types by tools/schemas.ts. */
export interface GameSchemas {
  readonly rulebook: string
  readonly version: number
  readonly view: JsonSchema
  readonly action: JsonSchema
  readonly event: JsonSchema
}

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas of a game's newest version; null where none were made. A door of its own: the page needs none of it. */
export async function findSchemas(id: string): Promise<GameSchemas | null> {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) return null
  try {
    return (await import(`../schemas/${id}.json`, { with: { type: 'json' } })).default
  } catch {
    return null
  }
}
