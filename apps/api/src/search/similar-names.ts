import type { Asked, Found } from './queries/hits.ts'
import type { SearchQueries } from './queries/search.ts'
import { TrigramIndex } from './trigram-index.ts'

const MOST_SIMILAR = 24
const MOST_ATTEMPTS = 4
/** Above that everything is read again, in parts. */
const MOST_CHANGES = 2000
/** A database that was put in place of another one can have the same version. */
const WHOLE_EVERY_MS = 60 * 60 * 1000

/**
 * Finds names that are similar to a query of which nothing is found. The names of this process are brought up to the state that the query
 * has seen, and PostgreSQL has the last word on what is there.
 */
export function similarNames(queries: Pick<SearchQueries, 'find' | 'findSimilar' | 'loadNames' | 'namesAfter'>) {
  let index = new TrigramIndex()
  let version = -1
  let readAt = 0
  let readWholeAt = 0
  let reading: Promise<void> | undefined

  const read = (isWhole: boolean) => {
    reading ??= (isWhole ? readWhole() : readChanges()).finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readChanges() {
    if (Date.now() - readWholeAt > WHOLE_EVERY_MS) return readWhole()
    const changes = await queries.namesAfter(version, MOST_CHANGES)
    // A lower version is that of another database.
    if (changes.version < version || changes.names.length === MOST_CHANGES) return readWhole()
    for (const names of changes.names) index.add(names)
    version = changes.version
    readAt = Date.now()
  }

  async function readWhole() {
    const whole = new TrigramIndex()
    version = await queries.loadNames((names) => {
      for (const each of names) whole.add(each)
    })
    whole.update()
    index = whole
    readWholeAt = Date.now()
    readAt = readWholeAt
  }

  /** The names with everything that was indexed before `seen`. Fewer changes mean another database, or the end of the latest document. */
  async function upTo(seen: number, askedAt: number) {
    if (seen < version && askedAt > readAt) await read(true)
    for (let attempt = 0; version < seen && attempt < MOST_ATTEMPTS; attempt += 1) await read(false)
  }

  return {
    /** Reads all names before the first query needs them. */
    warm: () => upTo(0, 0),

    async find(asked: Asked): Promise<Found> {
      const askedAt = Date.now()
      const { found, version: seen, hasHits } = await queries.find(asked)
      const { alike } = asked.lookup
      if (seen === null || alike === null) return found
      await upTo(seen, askedAt)
      const similar = async () => {
        const keys = index.findSimilar(alike, { most: MOST_SIMILAR, now: askedAt })
        return keys.length === 0 ? { found, missing: 0 } : queries.findSimilar(asked, { keys, hasHits })
      }
      let result = await similar()
      if (result.missing > 0) {
        await read(true)
        result = await similar()
      }
      return { ...result.found, readings: found.readings }
    },
  }
}

export type SimilarNames = ReturnType<typeof similarNames>
