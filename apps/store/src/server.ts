import { join } from 'node:path'
import { runSite } from '@dabali/site/server'
import { readEnvironment } from './env.ts'
import { KEPT_QUERIES } from './kept-queries.ts'

await runSite(() => ({
  ...readEnvironment(),
  dir: join(import.meta.dirname, '..'),
  name: 'store',
  keptQueries: KEPT_QUERIES,
  isDevelopment: process.argv.includes('--dev'),
}))
