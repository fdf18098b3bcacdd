import type { TSchema } from 'typebox'

/** The keywords of JSON Schema that our schemas use. */
interface Words {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly items?: TSchema | readonly TSchema[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, TSchema>>
  readonly additionalProperties?: TSchema | boolean
  readonly title?: string
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** A schema in the short form in which people write such things down; one that has a title by that. */
export function form(schema: TSchema, indent = ''): string {
  return (schema as Words).title ?? fullForm(schema, indent)
}

export function fullForm(schema: TSchema, indent = ''): string {
  const words = schema as Words
  if (words.const !== undefined) return JSON.stringify(words.const)
  if (words.enum !== undefined) return words.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (words.anyOf !== undefined) return words.anyOf.map((each) => form(each, indent)).join(' | ')
  if (Array.isArray(words.type))
    return words.type.map((type) => form({ type } as TSchema, indent)).join(' | ')
  if (words.type === 'array') return arrayForm(words, indent)
  if (words.type === 'object') return objectForm(words, indent)
  if (words.type === 'integer' || words.type === 'number')
    return `${words.type}${range(words.minimum, words.maximum)}`
  if (words.type === 'string') return `text${range(words.minLength, words.maxLength)}`
  return String(words.type ?? 'anything')
}

/** A list of anything so long, or a tuple whose places are forms of their own. */
function arrayForm({ items }: Words, indent: string): string {
  if (Array.isArray(items)) return `[${items.map((each) => form(each, indent)).join(', ')}]`
  const inner = form(items as TSchema, indent)
  return `[${inner.includes(' | ') && !inner.includes('\n') ? `(${inner})` : inner}, ...]`
}

function objectForm(
  { properties = {}, required = [], additionalProperties, patternProperties }: Words,
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const { description } = schema as Words
    const note = description === undefined ? '' : `  // ${description}`
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${form(schema, inner)}${note}`
  })
  const open =
    typeof additionalProperties === 'object' ||
    additionalProperties === true ||
    patternProperties !== undefined
  if (open) lines.push(`${inner}...`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return ` from ${least}`
  return least === undefined ? ` up to ${most}` : ` ${least} to ${most}`
}
