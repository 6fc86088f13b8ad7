import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { ByteLru, processSingleton } from './process-cache.ts'
import { invalidateTags, lastInvalidation } from './tag-invalidations.ts'

const LIMIT_BYTES = 32 * 1024 * 1024
/** No cached function takes more than half of the space, however many searches there are. */
const FUNCTION_LIMIT_BYTES = LIMIT_BYTES / 2
const BYTES_PER_ENTRY = 512

type Entry = Awaited<ReturnType<CacheHandler['get']>> & {}
type StoredEntry = { entry: Omit<Entry, 'value'>; bytes: Uint8Array }

const state = processSingleton('data-cache', () => ({
  kept: new ByteLru<StoredEntry>(LIMIT_BYTES, FUNCTION_LIMIT_BYTES),
  pending: new Map<string, Promise<void>>(),
}))

// The cache handler interface of Next for the results of `'use cache'` functions.

export async function get(key: string): Promise<Entry | undefined> {
  await state.pending.get(key)
  const found = state.kept.get(key)
  if (!found) return undefined
  const { entry, bytes } = found
  const age = Date.now() - entry.timestamp
  if (age > entry.revalidate * 1000 || lastInvalidation(entry.tags) >= entry.timestamp) return undefined
  return { ...entry, value: streamOf(bytes) }
}

export async function set(key: string, pendingEntry: Promise<Entry>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  state.pending.set(key, promise)
  try {
    const { value, ...entry } = await pendingEntry
    if (entry.expire === 0) return
    const bytes = new Uint8Array(await new Response(value).arrayBuffer())
    state.kept.set(key, { entry, bytes }, bytes.length + key.length * 2 + BYTES_PER_ENTRY, functionName(key))
  } catch {
    // Half a result is none: the next reader makes it anew.
  } finally {
    state.pending.delete(key)
    resolve()
  }
}

export async function refreshTags(): Promise<void> {
  // The server follows the changes all the time; there is nothing to fetch for one request.
}

export async function getExpiration(tags: string[]): Promise<number> {
  return lastInvalidation(tags)
}

export async function updateTags(tags: string[]): Promise<void> {
  invalidateTags(tags)
}

/** The name of the cached function: a key of Next is a list in JSON that begins with it. */
const functionName = (key: string) => /^\["([^"]+)"/.exec(key)?.[1] ?? 'others'

function streamOf(bytes: Uint8Array) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
