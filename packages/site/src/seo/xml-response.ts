import { createHash } from 'node:crypto'
import { connection } from 'next/server'
import { ByteLru, processSingleton } from '../process-cache.ts'
import { isFresh } from '../tag-invalidations.ts'

const LIMIT_BYTES = 16 * 1024 * 1024
/** Queries are unbounded, so they only evict each other. */
const QUERY_LIMIT_BYTES = LIMIT_BYTES / 4

type CachedText = { text: string; etag: string; tags: readonly string[]; startedAt: number }

type TextSource = {
  /** The cache tags of its data. */
  tags: readonly string[]
  /** The part of the query that the text depends on. */
  query?: string
  /** Undefined if there is no such file. */
  read: () => Promise<string | undefined>
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>
  /** The text of a 404, in the type of the file. */
  missing?: () => Promise<string>
}

const cache = processSingleton('texts', () => ({
  texts: new ByteLru<CachedText>(LIMIT_BYTES, QUERY_LIMIT_BYTES),
  pending: new Map<string, Promise<CachedText | undefined>>(),
}))

/**
 * The text of a sitemap or feed by its URL, cached until one of its tags is invalidated. Where it cannot be read again, the
 * outdated text is returned.
 */
export async function loadText(url: string, source: TextSource): Promise<CachedText | undefined> {
  const key = new URL(url).pathname + (source.query ?? '')
  const cached = cache.texts.get(key)
  if (cached && isFresh(cached.tags, cached.startedAt)) return cached
  const pending = cache.pending.get(key) ?? readText(key, source)
  cache.pending.set(key, pending)
  try {
    return await pending
  } catch (error) {
    if (cached) return cached
    throw error
  } finally {
    cache.pending.delete(key)
  }
}

async function readText(key: string, { tags, query, read }: TextSource): Promise<CachedText | undefined> {
  const startedAt = Date.now()
  const text = await read()
  if (text === undefined) {
    cache.texts.delete(key)
    return undefined
  }
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const loaded = { text, etag, tags, startedAt }
  cache.texts.set(key, loaded, 2 * (text.length + key.length), query && 'queries')
  return loaded
}

/** Characters that XML forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? '')

type Attributes = Record<string, string | number | undefined>

/** An element; attributes that are undefined are left out. Its content is XML already. */
export function element(name: string, attributes: Attributes = {}, ...content: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(String(value))}"`,
  )
  const inside = content.join('')
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`
}

/** An element that holds a text alone. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, xmlText(text))

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`

/** `Retry-After` when the API is unavailable. */
const RETRY_AFTER_SECONDS = '60'

/** A text response from API data: 404 for undefined, 503 if the API is unavailable. */
export async function textResponse(request: Request, type: string, source: TextSource) {
  // A build knows neither the API nor the address of the site.
  await connection()
  const loaded = await loadText(request.url, source).catch(() => null)
  const { headers: own = {}, missing } = source
  if (loaded === null) {
    return errorResponse('The site does not answer just now. Try again in a moment.', 503, {
      ...own,
      'retry-after': RETRY_AFTER_SECONDS,
    })
  }
  const typed = { 'content-type': `${type}; charset=utf-8` }
  if (loaded === undefined) {
    return missing
      ? errorResponse(await missing(), 404, { ...own, ...typed })
      : errorResponse('Not found.', 404, { ...own })
  }
  const { text, etag } = loaded
  const headers = { ...own, etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, ...typed } })
}

const errorResponse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers, 'cache-control': 'no-store' },
  })
