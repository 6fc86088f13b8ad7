import { join } from 'node:path'
import { runSite } from '@dabali/site/server'
import { readEnvironment } from './env.ts'
import { FILES, KEPT_QUERIES } from './kept-queries.ts'

await runSite(() => ({
  ...readEnvironment(),
  dir: join(import.meta.dirname, '..'),
  name: 'store',
  keptQueries: KEPT_QUERIES,
  files: FILES,
  isDevelopment: process.argv.includes('--dev'),
}))
