import type { Shelved } from '@gunbai/rulebooks'
import { findSchemas, type GameSchemas, type JsonSchema } from '@gunbai/rulebooks/schemas'
import type { TSchema } from 'typebox'
import { fullForm } from './form.ts'

/** The schemas of every game on the shelf that has some. */
export async function gameSchemas(shelf: readonly Shelved[]): Promise<GameSchemas[]> {
  const found = await Promise.all(shelf.map(({ id }) => findSchemas(id)))
  return found.filter((each) => each !== null)
}

/** The same as components of OpenAPI: `SamuraiView`, `SamuraiAction`, `SamuraiEvent`. */
export async function gameComponents(shelf: readonly Shelved[]): Promise<Record<string, JsonSchema>> {
  const components: Record<string, JsonSchema> = {}
  for (const { rulebook, view, action, event } of await gameSchemas(shelf)) {
    const name = rulebook.charAt(0).toUpperCase() + rulebook.slice(1)
    Object.assign(components, { [`${name}View`]: view, [`${name}Action`]: action, [`${name}Event`]: event })
  }
  return components
}

/** A game's part of the page: its answers, a line each, and its view. */
export function gameForm({ rulebook, version, view, action }: GameSchemas): string[] {
  const answers = (action as { anyOf?: JsonSchema[] }).anyOf ?? [action]
  return [
    `### ${rulebook}`,
    `Version ${version}. What may be answered:`,
    ['```', ...answers.map(inOneLine), '```'].join('\n'),
    'What is seen:',
    ['```', fullForm(firstSentences(view) as TSchema), '```'].join('\n'),
  ]
}

function inOneLine(schema: JsonSchema): string {
  return fullForm(schema as TSchema)
    .replace(/ {2}\/\/.*$/gm, '')
    .replace(/\n\s*/g, ' ')
    .replace(/(\w) (?=\w+\??:)/g, '$1, ')
    .replace(/" (?=\w+\??:)/g, '", ')
}

/** With what is said of each thing cut to its first sentence: the schema itself has all. */
function firstSentences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(firstSentences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'description' && typeof inner === 'string'
        ? (inner.split(/[.;:](?:\s|$)/)[0] ?? inner).replaceAll('\n', ' ')
        : firstSentences(inner),
    ]),
  )
}
