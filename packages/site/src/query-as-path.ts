/** What begins the part of an address that holds a query. No visitor writes it; it stands inside only. */
const MARK = '~'

/** Lists, and the names of the query that each of their pages is kept by: `{ '/search': ['q'], '/category/*': ['page'] }`. */
export type CacheableQueries = Readonly<Record<string, readonly string[]>>

const LONGEST_VALUE = 200
const MOST_VALUES = 24

/**
 * A query as one part of a path, so that the page of a list is kept like every other: the known names in the order in which they
 * are given, the rest left out. Two queries that ask for the same are the same part.
 */
export function writeQuerySegment(query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const values = query.getAll(name).map((value) => value.trim().slice(0, LONGEST_VALUE))
    for (const value of [...new Set(values)].sort().slice(0, MOST_VALUES)) {
      if (value) kept.append(name, value)
    }
  }
  return MARK + encodeURIComponent(kept.toString())
}

/** Where the page of a list lies inside, its query a part of its path; nothing for what is no list. */
export function listPathWithQuery(lists: CacheableQueries, path: string, query: URLSearchParams): string | undefined {
  const names = Object.entries(lists).find(([route]) => matchesRoute(path, route))?.[1]
  return names && `${path}/${writeQuerySegment(query, names)}`
}

/** Whether a path is the one that a route names; `/category/*` is the route of everything one part below. */
export function matchesRoute(path: string, route: string) {
  if (!route.endsWith('/*')) return path === route
  const base = route.slice(0, -1)
  return path.startsWith(base) && /^[^/]+$/.test(path.slice(base.length))
}

/** The query that a part of a path holds; nothing when it holds none. */
export function readQuerySegment(part: string): URLSearchParams | undefined {
  const text = decode(part)
  return text?.startsWith(MARK) ? new URLSearchParams(text.slice(MARK.length)) : undefined
}

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
