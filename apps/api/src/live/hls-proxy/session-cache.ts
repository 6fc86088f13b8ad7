import type { HlsQueries, PlayRow } from './queries.ts'

/** How long a cached access check is valid. */
const CACHE_MS = 5000
const MAX_ENTRIES = 10_000

type Entry = { at: number; found: Promise<PlayRow | undefined> }

/** Caches access checks: a player sends several requests per second. */
export function sessionCache(queries: Pick<HlsQueries, 'findPlay'>) {
  const plays = new Map<string, Entry>()
  return (tokenHash: Buffer, dateId: number): Promise<PlayRow | undefined> => {
    const key = `${tokenHash.toString('base64url')} ${dateId}`
    const at = Date.now()
    const known = plays.get(key)
    // Handles clocks that are set back.
    if (known !== undefined && Math.abs(at - known.at) < CACHE_MS) return known.found
    const found = queries.findPlay({ tokenHash, dateId })
    plays.delete(key)
    plays.set(key, { at, found })
    found.catch(() => plays.delete(key))
    for (const oldest of plays.keys()) {
      if (plays.size <= MAX_ENTRIES) break
      plays.delete(oldest)
    }
    return found
  }
}
