import { join } from 'node:path'
import { readSiteEnvironment } from '@dabali/site/env'
import { runSite } from '@dabali/site/server'
import { CACHEABLE_QUERIES } from './paths.ts'

await runSite(() => ({
  ...readSiteEnvironment('store'),
  dir: join(import.meta.dirname, '..'),
  name: 'store',
  cacheableQueries: CACHEABLE_QUERIES,
  isDevelopment: process.argv.includes('--dev'),
}))
