import type { Readable } from 'node:stream'
import { type Static, type TSchema, Type } from 'typebox'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Check ids before a query: PostgreSQL rejects text that is no UUID. */
export const isUuid = (text: string) => UUID.test(text)

/** A `$ref` to a schema by its `$id` that keeps the static type. */
export function schemaRef<T extends TSchema>(schema: T) {
  // TypeBox keeps the name at run time and not in the type.
  if (!('$id' in schema) || typeof schema['$id'] !== 'string') throw new TypeError('A schema without a name.')
  return Type.Unsafe<Static<T>>(Type.Ref(schema['$id']))
}

/** A string with allowed values. */
export const stringEnum = <const T extends readonly string[]>(texts: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...texts], ...options })

/** A value or null, as one schema with two types, which serializes faster than a union. */
export function nullable<T extends TSchema & { type: string }>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] })
}

/** A response that is sent as a stream, whole or in part, with one of these content types. */
export const streamResponse = (description: string, types: readonly string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.Unsafe<Readable>({}) }])),
})
