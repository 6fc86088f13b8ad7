import type { GateQueries, PlayRow } from './queries.ts'

/** What was found out about somebody who watches holds for so long, and no longer, whatever happens meanwhile. */
const KEPT_MS = 5000
const MOST_KEPT = 10_000

type Kept = { at: number; found: Promise<PlayRow | undefined> }

/** A player asks several times a second; the database is asked once in a while. */
export function keptPlays(queries: Pick<GateQueries, 'findPlay'>) {
  const plays = new Map<string, Kept>()
  return (tokenHash: Buffer, dateId: number): Promise<PlayRow | undefined> => {
    const key = `${tokenHash.toString('base64url')} ${dateId}`
    const at = Date.now()
    const known = plays.get(key)
    // A clock that is put back makes nothing last.
    if (known !== undefined && Math.abs(at - known.at) < KEPT_MS) return known.found
    const found = queries.findPlay({ tokenHash, dateId })
    plays.delete(key)
    plays.set(key, { at, found })
    found.catch(() => plays.delete(key))
    for (const oldest of plays.keys()) {
      if (plays.size <= MOST_KEPT) break
      plays.delete(oldest)
    }
    return found
  }
}
