import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StoredResponses } from '../http/response-cache.ts'
import type { CacheTagQueries } from './queries.ts'

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
  const version = `${hashOfSource()} ${JSON.stringify(settings)}`
  const keyOf = (key: string) => createHash('sha256').update(`${version} ${key}`).digest()
  return {
    find: (key) => queries.findStored(keyOf(key)),
    store: (key, response) => queries.store({ key: keyOf(key), ...response }),
  }
}
