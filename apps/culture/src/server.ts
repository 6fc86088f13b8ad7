import { join } from 'node:path'
import { readSiteEnvironment } from '@dabali/site/env'
import { runSite } from '@dabali/site/server'
import { CACHEABLE_QUERIES } from './routes.ts'

await runSite(() => ({
  ...readSiteEnvironment('culture'),
  dir: join(import.meta.dirname, '..'),
  name: 'culture',
  cacheableQueries: CACHEABLE_QUERIES,
  isDevelopment: process.argv.includes('--dev'),
}))
