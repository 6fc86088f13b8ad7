import {
  guardRoute,
  type Language,
  localPath,
  readLocalPath,
  readStoreData,
  STORE_DATA_COOKIE,
  STORE_DATA_LIFETIME_SECONDS,
} from '@dabali/domain'
import { type NextRequest, NextResponse } from 'next/server'
import { readAdminOrigin } from './env.ts'
import { type AccessTable, accessOf, type CacheableQueries, listPathWithQuery, matchesRoute } from './routing.ts'
import { noncePolicy } from './security-headers.ts'

export type ProxyOptions = {
  /** Which pages are for some visitors only, besides the live views and the login. */
  access?: AccessTable
  // Not in a block, which a star and a slash would end.
  // Pages that are drawn for one visitor, and everything under them: `['/basket', '/event/*/*/live']`.
  dynamicRoutes?: readonly string[]
  /** Those of them that the back office may show in a frame. */
  framedRoutes?: readonly string[]
  /** The lists of the site. */
  cacheableQueries?: CacheableQueries
  /** What is no page: `['/robots.txt', '/sitemap/*']`. */
  files?: readonly string[]
}

/** What every request for a page goes through: the guard, the language, and the policy of pages for one visitor. */
export function createProxy(options: ProxyOptions = {}) {
  const { access = {}, dynamicRoutes = [], framedRoutes = [], cacheableQueries = {}, files = [] } = options
  const isDynamic = (path: string) => dynamicRoutes.some((route) => isAt(path, route))
  const isFramed = (path: string) => framedRoutes.some((route) => isAt(path, route))

  return function proxy(request: NextRequest): NextResponse {
    const { pathname } = request.nextUrl
    // Forms are posted to route handlers, which have no language prefix.
    const isVisit = request.method === 'GET' || request.method === 'HEAD'
    if (!isVisit || files.some((file) => matchesRoute(pathname, file))) return NextResponse.next()

    const { language, isPrefixed, path } = readLocalPath(pathname)
    if (language === 'en' && isPrefixed) return redirectTo(request, localPath('en', path))

    const refusal = guard(request, access)
    if (refusal) return refusal
    if (isDynamic(path)) return renderDynamic(request, { language, path, isFramed: isFramed(path) })
    const list = listPathWithQuery(cacheableQueries, path, request.nextUrl.searchParams)
    return list === undefined ? rewritePage(request, language, path) : rewriteList(request, language, list)
  }
}

/** Whether a path is what a route names, or lies under it; a `*` in a route is any one part. */
function isAt(path: string, route: string) {
  const parts = path.split('/')
  return route.split('/').every((part, at) => (part === '*' ? Boolean(parts[at]) : part === parts[at]))
}

/** A list is cached by its query, which becomes a path segment. */
function rewriteList(request: NextRequest, language: Language, list: string) {
  const url = internalUrl(request, language, list)
  url.search = ''
  return NextResponse.rewrite(url)
}

function rewritePage(request: NextRequest, language: Language, path: string) {
  // Nepali addresses are those of the files already. An address that is not rewritten can be prefetched in fewer requests.
  if (language === 'ne' && request.nextUrl.pathname === localPath('ne', path)) return NextResponse.next()
  return NextResponse.rewrite(internalUrl(request, language, path))
}

type LocalizedPath = { language: Language; path: string }

function renderDynamic(request: NextRequest, { language, path, isFramed }: LocalizedPath & { isFramed: boolean }) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = noncePolicy(nonce, {
    development: process.env.NODE_ENV === 'development',
    framedBy: isFramed ? readAdminOrigin() : undefined,
  })
  // Next takes the nonce for its own scripts from the policy on the request.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(internalUrl(request, language, path), { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  return response
}

function guard(request: NextRequest, table: AccessTable) {
  const { pathname } = request.nextUrl
  const storeData = readStoreData(request.cookies.get(STORE_DATA_COOKIE)?.value)
  const verdict = guardRoute({ path: pathname + searchOf(request), storeData, access: accessOf(table, pathname) })
  if (verdict.allowed) return undefined
  // A redirected prefetch would be repeated endlessly.
  if (isPrefetch(request)) return new NextResponse(null, { status: 404 })
  const response = NextResponse.redirect(new URL(verdict.redirect, request.url))
  if (verdict.storeData !== storeData) {
    const value = JSON.stringify(verdict.storeData)
    const secure = request.headers.get('x-forwarded-proto') === 'https'
    const lasting = { path: '/', maxAge: STORE_DATA_LIFETIME_SECONDS, sameSite: 'lax', secure } as const
    response.cookies.set(STORE_DATA_COOKIE, value, lasting)
  }
  // What is true of one visitor is not true of the next, nor of this one a moment later.
  response.headers.set('cache-control', 'no-store')
  return response
}

/** `/en/…` is where English pages lie inside; visitors know them without it. */
function redirectTo(request: NextRequest, path: string) {
  if (isPrefetch(request)) return new NextResponse(null, { status: 404 })
  const url = new URL(request.url)
  // Two slashes at the beginning would be another host.
  url.pathname = path.replace(/^\/+/, '/')
  url.search = searchOf(request)
  return NextResponse.redirect(url, 308)
}

function internalUrl(request: NextRequest, language: Language, path: string) {
  const url = new URL(request.url)
  url.pathname = path === '/' ? `/${language}` : `/${language}${path}`
  return url
}

/** The query as the visitor wrote it; the browser's router adds a part of its own. */
function searchOf(request: NextRequest) {
  const parts = request.nextUrl.search.slice(1).split('&')
  const own = parts.filter((part) => part && part !== '_rsc' && !part.startsWith('_rsc='))
  return own.length > 0 ? `?${own.join('&')}` : ''
}

const isPrefetch = (request: NextRequest) =>
  request.headers.has('next-router-prefetch') || request.headers.has('next-router-segment-prefetch')
