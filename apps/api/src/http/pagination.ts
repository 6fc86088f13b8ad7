import { type Static, type TSchema, Type } from 'typebox'

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
