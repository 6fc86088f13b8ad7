import { join } from 'node:path'

/** What every process of the tests is given, and nothing else of ours: where programs are, and what Node compiled before. */
export const PROCESS_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node-compile'),
}
