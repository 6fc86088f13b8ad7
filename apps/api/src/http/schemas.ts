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

const texts = Type.Array(Type.String())

export const ErrorSchema = Type.Object(
  {
    detail: Type.Optional(Type.String()),
    non_field_errors: Type.Optional(texts),
    reason: Type.Optional(Type.String()),
    code: Type.String(),
  },
  {
    $id: 'Error',
    additionalProperties: Type.Union([Type.String(), texts]),
    description: 'The first key is the message for the visitor; an invalid field has a key of its own.',
  },
)

/** The response schemas of a route for these statuses. */
export const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))

/** Of a form that sends a message: a sentence says that it was received. */
export const formResponses = (...statuses: number[]) => ({
  201: Type.Object({ detail: Type.String() }),
  ...errorResponses(400, 403, 409, 413, 415, 429, ...statuses),
})

const PAGE_SIZE = 24
const LARGEST_PAGE = 100

// Parsed from text: no value is converted to another type silently.
export const PageQuery = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })),
  page_size: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
})

/** A page as Django REST framework has it. */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    results: Type.Array(item),
  })

/** Limit and offset of the requested page. */
export function windowOf(query: Static<typeof PageQuery>) {
  const page = Number(query.page ?? 1)
  const limit = Math.min(Number(query.page_size ?? PAGE_SIZE), LARGEST_PAGE)
  return { page, limit, offset: (page - 1) * limit }
}

type Window = { limit: number; offset: number }

/** Rows that carry the count of all. A page after the last has none, so that the count is read with the first row. */
export async function readPage<Row extends { count: number }>(
  { limit, offset }: Window,
  read: (window: Window) => Promise<Row[]>,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await read({ limit, offset })
  const [counted] = rows.length > 0 || offset === 0 ? rows : await read({ limit: 1, offset: 0 })
  return { rows, count: counted?.count ?? 0 }
}

/** `filters` are repeated in the links to other pages. */
export function toPage<T>(
  path: string,
  query: Static<typeof PageQuery>,
  count: number,
  results: T[],
  filters: Record<string, string | undefined> = {},
) {
  const { page, limit } = windowOf(query)
  const size = query.page_size === undefined ? {} : { page_size: String(limit) }
  const repeated = Object.entries({ ...size, ...filters }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const address = (number: number) => `${path}?${new URLSearchParams([['page', String(number)], ...repeated])}`
  const last = Math.max(1, Math.ceil(count / limit))
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(Math.min(page - 1, last)) : null,
    results,
  }
}
