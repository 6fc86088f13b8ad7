import { type RouteAccess, readLocalPath } from '@dabali/domain'

/** Access by path prefix; the longest match decides. */
export type AccessTable = Readonly<Record<string, RouteAccess | 'open'>>

/** The mark of a page, however its path is written. */
export function accessOf(table: AccessTable, pathname: string): RouteAccess | undefined {
  const { path } = readLocalPath(normalizePath(pathname))
  const fitting = Object.keys(table).filter((route) => path === route || path.startsWith(`${route}/`))
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), '')
  const access = table[longest]
  return access === 'open' ? undefined : access
}

/** Normalized as a router does it, so that no spelling of a protected path bypasses the guard. */
function normalizePath(pathname: string) {
  const { pathname: resolved } = new URL(pathname.replace(/[\\/]+/g, '/'), 'https://site.invalid')
  const parts = resolved.split('/').filter(Boolean).map(decodeSegment)
  return `/${parts.join('/')}`
}

function decodeSegment(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The first character of a segment that holds a query. It is internal and not part of public URLs. */
const MARK = '~'

/** Routes of lists with the query parameters of their cache key: `{ '/search': ['q'], '/category/*': ['page'] }`. */
export type CacheableQueries = Readonly<Record<string, readonly string[]>>

const MAX_VALUE_LENGTH = 200
const MAX_VALUES = 24

/**
 * A query as one part of a path, so that the page of a list is kept like every other: the known names in the order in which they
 * are given, the rest left out. Two queries that ask for the same are the same part.
 */
export function writeQuerySegment(query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const values = query.getAll(name).map((value) => value.trim().slice(0, MAX_VALUE_LENGTH))
    for (const value of [...new Set(values)].sort().slice(0, MAX_VALUES)) {
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
  const text = decodePart(part)
  return text?.startsWith(MARK) ? new URLSearchParams(text.slice(MARK.length)) : undefined
}

function decodePart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The files of both sites. */
export const SITE_FILES = [
  '/icon.svg',
  '/apple-icon.png',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icons/*',
  '/sitemap.xml',
  '/sitemap/*',
  '/feed/*',
] as const

/** The addresses of forms that are sent without scripts lie under this path. */
export const FORMS_PATH = '/forms'

const READ_METHODS = ['GET', 'HEAD']
const FORM_METHODS = ['OPTIONS', 'POST']

/**
 * The methods to name in `Allow` when a request to a built site uses another one, which Next would answer with an error of its own;
 * nothing when it may pass.
 */
export function allowInstead(method: string, url: string): readonly string[] | undefined {
  // A GET request for a form action is answered with a page.
  if (READ_METHODS.includes(method)) return undefined
  if (!url.startsWith(`${FORMS_PATH}/`)) return READ_METHODS
  return FORM_METHODS.includes(method) ? undefined : FORM_METHODS
}

/** Whether a form was posted from the same origin, by `Sec-Fetch-Site` or `Origin`. */
export function isSameOriginForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  // A browser that is too old for either header sends a form without them.
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}
