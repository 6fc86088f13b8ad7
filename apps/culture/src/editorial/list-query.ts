import { parsePageNumber } from '@dabali/shop/paths'

/** The filters of a list by the name of their parameter, and the page. */
export type ListQuery = { chosen: Readonly<Record<string, string>>; page: number }

/** Reads the first value of each known filter; empty values are no filter. */
export function parseListQuery(fields: readonly string[], query: URLSearchParams): ListQuery {
  const given = fields.flatMap((field) => {
    const value = query.get(field)?.trim()
    return value ? [[field, value] as const] : []
  })
  return { chosen: Object.fromEntries(given), page: parsePageNumber(query) }
}

/** The query string with its question mark, filters in the order of `fields`; or an empty string. */
export function formatListQuery(fields: readonly string[], { chosen, page }: ListQuery): string {
  const query = new URLSearchParams(fields.flatMap((field) => (chosen[field] ? [[field, chosen[field]]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** With another value of a filter, or without it; on the first page. */
export function choose({ chosen }: ListQuery, field: string, value: string | undefined): ListQuery {
  const { [field]: _, ...others } = chosen
  return { chosen: value === undefined ? others : { ...others, [field]: value }, page: 1 }
}
