import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import { Problem } from '../problem.ts'

// whoever sends nonsense is told of the first mistake, and we look for no other
Settings.Set({ maxErrors: 1 })

/** Checks requests by their schemas. What stands in an address is text and is read as the number it should be. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const form = Compile(schema)
  return (data: unknown) => {
    const value = httpPart === 'body' ? data : Value.Convert(schema, data)
    if (!form.Check(value)) return { error: new Problem('bad request', expectation(schema, value)) }
    return isStorable(value) ? { value } : { error: unstorable() }
  }
}

/** Whether everything in it can be kept by any engine: texts without the character of no value, numbers that are exact. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => !name.includes('\0') && isStorable(each))
}

export function unstorable(): Problem {
  return new Problem('bad request', 'The request has a character or a number in it that cannot be kept.')
}

/** What was expected and where, as a sentence. Of a union, what the member with the same type expects. */
export function expectation(schema: TSchema, value: unknown): string {
  const member = memberFor(schema, value)
  const words = member === schema ? typesOf(schema) : []
  if (words.length > 0) return `"type" must be one of ${words.join(', ')}.`
  const { instancePath, message } = compiled(member).Errors(value)[0] ?? {
    instancePath: '',
    message: 'is not right',
  }
  const where =
    instancePath === '' ? 'The request' : `"${instancePath.slice(1).replaceAll('/', '.').slice(0, 100)}"`
  return `${where} ${message}.`
}

const forms = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/** To compile a schema takes a hundred times as long as to check by it. */
function compiled(schema: TSchema): ReturnType<typeof Compile> {
  const form = forms.get(schema) ?? Compile(schema)
  forms.set(schema, form)
  return form
}

/** The types between which a union chooses. */
function typesOf(schema: TSchema): string[] {
  const members =
    (schema as { anyOf?: readonly { properties?: { type?: { const?: unknown } } }[] }).anyOf ?? []
  return members.flatMap(({ properties }) => (properties?.type?.const as string | undefined) ?? [])
}

function memberFor(schema: TSchema, value: unknown): TSchema {
  const members = (schema as { anyOf?: readonly TSchema[] }).anyOf
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  const fits = (each: TSchema) =>
    (each as { properties?: { type?: { const?: unknown } } }).properties?.type?.const === type
  return members?.find(fits) ?? schema
}
