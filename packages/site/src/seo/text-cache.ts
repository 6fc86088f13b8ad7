import { createHash } from 'node:crypto'
import { ByteLru, processSingleton } from '../process-cache.ts'
import { isFresh } from '../tag-invalidations.ts'

const LIMIT_BYTES = 16 * 1024 * 1024
/** Queries are unbounded, so they only evict each other. */
const QUERY_LIMIT_BYTES = LIMIT_BYTES / 4

type CachedText = { text: string; etag: string; tags: readonly string[]; startedAt: number }

export type TextSource = {
  /** The cache tags of its data. */
  tags: readonly string[]
  /** The part of the query that the text depends on. */
  query?: string
  /** Undefined if there is no such file. */
  read: () => Promise<string | undefined>
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
