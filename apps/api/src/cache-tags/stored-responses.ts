import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StoredResponses } from '../http/response-cache.ts'
import { batchedResponses, type CacheTagQueries } from './queries.ts'

/** The API and the rules. */
const SOURCES = [join(import.meta.dirname, '..'), dirname(createRequire(import.meta.url).resolve('@dabali/domain'))]

let sourceHash: string | undefined

/** Changes with the code that computes responses, so that an instance never answers what another version has stored. */
function hashOfSource() {
  if (sourceHash !== undefined) return sourceHash
  const hash = createHash('sha256')
  for (const cwd of SOURCES)
    for (const file of globSync('**/*.{ts,js,json,sql}', { cwd }).sort()) hash.update(readFileSync(join(cwd, file)))
  sourceHash = hash.digest('base64url')
  return sourceHash
}

/** `settings` of this instance that its responses depend on. */
export function storedResponses(queries: CacheTagQueries, settings: object): StoredResponses {
  const keyOf = (name: string) =>
    createHash('sha256')
      .update(`${hashOfSource()} ${JSON.stringify(settings)} ${name}`)
      .digest()
  const { find, store } = batchedResponses(queries)
  return {
    find: (name) => find(keyOf(name)),
    areStored: (names) => queries.areStored(names.map(keyOf)),
    async store([name = '', other], response) {
      await store({ key: keyOf(name), otherKey: other === undefined ? null : keyOf(other), ...response })
    },
  }
}
