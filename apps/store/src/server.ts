import { join } from 'node:path'
import { runSite } from '@dabali/site/server'
import { CACHEABLE_QUERIES, FILES } from './cacheable-queries.ts'
import { readEnvironment } from './env.ts'

await runSite(() => ({
  ...readEnvironment(),
  dir: join(import.meta.dirname, '..'),
  name: 'store',
  cacheableQueries: CACHEABLE_QUERIES,
  files: FILES,
  isDevelopment: process.argv.includes('--dev'),
}))
