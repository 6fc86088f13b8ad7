import type { IncomingMessage, ServerResponse } from 'node:http'
import { guardRoute, readLocalPath } from '@dabali/domain'
import { findPageByPath, type StoredPage } from './page-store.ts'
import { type CacheableQueries, listPathWithQuery } from './query-as-path.ts'

// What makes an answer of the router differ from the page itself.
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding'

/**
 * Answers with a kept page as it lies in memory, without asking Next. Only what is the same for every visitor is kept,
 * so no cookie is read. Says whether it answered.
 */
export function serveStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  cacheableQueries: CacheableQueries = {},
): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['rsc'] !== undefined || headers['next-router-prefetch'] !== undefined) return false
  if (!acceptsBrotli(headers['accept-encoding'])) return false

  const page = findStoredPage(url, cacheableQueries)
  if (!page?.ready) return false
  const { brotli, etag, policy } = page.ready
  response.setHeader('content-security-policy', policy)
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  response.setHeader('vary', VARY)
  response.setHeader('etag', etag)
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return true
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': brotli.length,
  })
  response.end(method === 'HEAD' ? undefined : brotli)
  return true
}

/** Whether a page lies in memory, in whichever form it is asked for; the browser's router adds a part of its own to the query. */
export function isPageStored(url = '', cacheableQueries: CacheableQueries = {}): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  const own = query.split('&').filter((part) => part && part !== '_rsc' && !part.startsWith('_rsc='))
  return findStoredPage(own.length > 0 ? `${path}?${own.join('&')}` : path, cacheableQueries) !== undefined
}

function findStoredPage(url: string, cacheableQueries: CacheableQueries): StoredPage | undefined {
  const [pathname = '', query] = url.split('?', 2)
  const { language, isPrefixed, path } = readLocalPath(pathname)
  // `/en/…` is sent away by the proxy.
  if (isPrefixed && language === 'en') return undefined
  const list = listPathWithQuery(cacheableQueries, path, new URLSearchParams(query))
  // What a query asks of any other page is for Next to say.
  if (query !== undefined && list === undefined) return undefined
  const page = findPageByPath(path === '/' ? `/${language}` : `/${language}${list ?? path}`)
  if (!page || isExpired(page) || !isForEveryone(path)) return undefined
  return page
}

/** Next makes pages anew when their time is over, so it has to be asked. */
function isExpired({ entry }: StoredPage) {
  const revalidate = entry.cacheControl?.revalidate
  return typeof revalidate === 'number' && Date.now() - entry.lastModified > revalidate * 1000
}

/** A page that the guard would refuse to anyone is never answered from here. */
function isForEveryone(path: string) {
  return guardRoute({ path, storeData: {} }).allowed && guardRoute({ path, storeData: { token: 'any' } }).allowed
}

function acceptsBrotli(header: string | string[] | undefined) {
  return /(^|[\s,])br\s*(,|$|;\s*q=(1|0\.[1-9]))/.test(String(header ?? ''))
}
