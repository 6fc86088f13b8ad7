import { join } from 'node:path'
import { readSiteEnvironment } from '@dabali/site/env'
import { runSite } from '@dabali/site/server'
import { CACHEABLE_QUERIES, FILE_PATHS } from './paths.ts'

await runSite(() => ({
  ...readSiteEnvironment('store'),
  dir: join(import.meta.dirname, '..'),
  name: 'store',
  cacheableQueries: CACHEABLE_QUERIES,
  files: FILE_PATHS,
  isDevelopment: process.argv.includes('--dev'),
}))
