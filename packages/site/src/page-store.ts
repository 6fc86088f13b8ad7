import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import { guardRoute, readLocalPath } from '@dabali/domain'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { ByteLru, processSingleton } from './process-cache.ts'
import { type CacheableQueries, listPathWithQuery, readQuerySegment } from './routing.ts'
import { isFresh } from './tag-invalidations.ts'

const LIMIT_BYTES = 64 * 1024 * 1024
/** Searches and filtered lists are unbounded, so each of the two has its own limit. */
const QUERY_LIMIT_BYTES = LIMIT_BYTES / 4
const KEYS_LIMIT_BYTES = 8 * 1024 * 1024
/**
 * A new page is compressed at once, and one that is served often once more: an eighth smaller, for twenty times the work.
 * Quality 9 takes as much work as the best one.
 */
const BROTLI_QUALITY = 6
const SERVED_OFTEN = 10
const RETRY_AFTER_MS = 3_000
/** A browser asks each time whether a stored page has changed. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

type CacheValue = NonNullable<CacheHandlerValue['value']>
export type PageValue = Extract<CacheValue, { kind: 'APP_PAGE' }>

export type StoredPage = {
  entry: CacheHandlerValue & { value: CacheValue }
  tags: readonly string[]
  /** When its render started: its data are at least as new. */
  startedAt: number
  /** Until when the page is served although it is outdated, because a new one could not be rendered. */
  heldUntil: number
  /** What is sent without asking Next; only for a whole page, and once it has been compressed. */
  ready?: { brotli: Buffer; etag: string; policy: string; served: number }
}

const pages = processSingleton('pages', () => new ByteLru<StoredPage>(LIMIT_BYTES, QUERY_LIMIT_BYTES))
const keys = processSingleton('page-keys', () => new ByteLru<string>(KEYS_LIMIT_BYTES, KEYS_LIMIT_BYTES / 4))

/** A page that is fresh, or stale while it cannot be rendered. */
export function findPage(key: string): StoredPage | undefined {
  const page = pages.get(key)
  if (!page) return undefined
  return isFresh(page.tags, page.startedAt) || Date.now() < page.heldUntil ? page : undefined
}

/** A page by its path inside the app: `/en/artist/tara`. Next's own key has the route in front of it. */
export function findPageByPath(path: string): StoredPage | undefined {
  const key = keys.get(path)
  return key === undefined ? undefined : findPage(key)
}

/** The page even if it is outdated, which is then served for a moment, because no new one could be rendered. */
export function extendStalePage(key: string): StoredPage | undefined {
  const page = pages.get(key)
  if (page) page.heldUntil = Date.now() + RETRY_AFTER_MS
  return page
}

export function storePage(key: string, entry: StoredPage['entry'], startedAt: number): void {
  const page: StoredPage = { entry, tags: tagsOf(entry.value), startedAt, heldUntil: 0 }
  const path = key.slice(key.indexOf('/$/') + 2)
  const group = groupOf(path)
  pages.set(key, page, sizeOf(entry.value), group)
  keys.set(path, key, 2 * (path.length + key.length), group)
  if (isPage(entry.value)) compressPage(page, entry.value)
}

/** Pages and unfiltered lists are bounded by the content; queries are not. */
function groupOf(path: string) {
  const query = readQuerySegment(path.slice(path.lastIndexOf('/') + 1))
  if (!query?.size) return ''
  return query.has('q') ? 'searches' : 'lists'
}

export function deletePage(key: string): void {
  pages.delete(key)
}

export function isPage(value: CacheValue): value is PageValue {
  return value.kind === 'APP_PAGE' && typeof value.html === 'string'
}

export function tagsOf(value: CacheValue): string[] {
  const tags = 'headers' in value && value.headers ? value.headers['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

function compressPage(page: StoredPage, { html, headers, postponed, status = 200 }: PageValue) {
  const policy = headers?.['content-security-policy']
  // Redirect headers are only written by Next.
  if (postponed !== undefined || typeof policy !== 'string' || status !== 200) return
  const bytes = Buffer.from(html)
  compress(bytes, BROTLI_QUALITY, (brotli) => {
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    page.ready = { brotli, etag, policy, served: 0 }
  })
}

function compress(bytes: Buffer, quality: number, use: (brotli: Buffer) => void) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  brotliCompress(bytes, { params }, (error, brotli) => {
    if (!error) use(brotli)
  })
}

/** Compresses a page that is served often as well as can be. */
function countServed({ entry: { value }, ready }: StoredPage) {
  if (!ready || !isPage(value)) return
  ready.served += 1
  if (ready.served !== SERVED_OFTEN) return
  compress(Buffer.from(value.html), constants.BROTLI_MAX_QUALITY, (brotli) => {
    ready.brotli = brotli
  })
}

/** Text is held as two bytes a character, and its compressed form comes on top. */
function sizeOf(value: CacheValue) {
  if (!isPage(value)) return 1024
  let bytes = value.html.length * 2.5 + (value.rscData?.length ?? 0)
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length
  return bytes
}

// What makes an answer of the router differ from the page itself.
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding'

/**
 * Serves a stored page without calling Next; returns whether it did. Stored pages are the same for all visitors, so no cookie
 * is read.
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
  response.setHeader('cache-control', REVALIDATED)
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
  countServed(page)
  return true
}

/** Whether a page is stored, requested as HTML or by the router of the browser, which adds a parameter to the query. */
export function isPageStored(url = '', cacheableQueries: CacheableQueries = {}): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  const own = query.split('&').filter((part) => part && part !== '_rsc' && !part.startsWith('_rsc='))
  return findStoredPage(own.length > 0 ? `${path}?${own.join('&')}` : path, cacheableQueries) !== undefined
}

function findStoredPage(url: string, cacheableQueries: CacheableQueries): StoredPage | undefined {
  const path = storedPathOf(url, cacheableQueries)
  const page = path === undefined ? undefined : findPageByPath(path)
  return page && !isExpired(page) ? page : undefined
}

/** The page of this URL as it was, which is then served for a moment, because no new one could be rendered. */
export function findOutdatedPage(url: string, cacheableQueries: CacheableQueries = {}): PageValue | undefined {
  const key = keys.get(storedPathOf(url, cacheableQueries) ?? '')
  const value = key === undefined ? undefined : extendStalePage(key)?.entry.value
  return value && isPage(value) ? value : undefined
}

/** The path inside the app by which the page of a URL is stored, if every visitor may see it. */
function storedPathOf(url: string, cacheableQueries: CacheableQueries): string | undefined {
  const [pathname = '', query] = url.split('?', 2)
  const { language, isPrefixed, path } = readLocalPath(pathname)
  // `/en/…` is sent away by the proxy.
  if (isPrefixed && language === 'en') return undefined
  const list = listPathWithQuery(cacheableQueries, path, new URLSearchParams(query))
  // Other queries are handled by Next.
  if (query !== undefined && list === undefined) return undefined
  if (!isPublic(path)) return undefined
  return path === '/' ? `/${language}` : `/${language}${list ?? path}`
}

/** Expired pages are rendered again by Next. */
function isExpired({ entry }: StoredPage) {
  const revalidate = entry.cacheControl?.revalidate
  return typeof revalidate === 'number' && Date.now() - entry.lastModified > revalidate * 1000
}

/** A page that the guard would refuse to anyone is never answered from here. */
function isPublic(path: string) {
  return guardRoute({ path, storeData: {} }).allowed && guardRoute({ path, storeData: { token: 'any' } }).allowed
}

function acceptsBrotli(header: string | string[] | undefined) {
  return /(^|[\s,])br\s*(,|$|;\s*q=(1|0\.[1-9]))/.test(String(header ?? ''))
}
