import { join } from 'node:path'
import { runSite } from '@dabali/site/server'
import { readEnvironment } from './env.ts'

await runSite(() => ({
  ...readEnvironment(),
  dir: join(import.meta.dirname, '..'),
  name: 'culture',
  isDevelopment: process.argv.includes('--dev'),
}))
