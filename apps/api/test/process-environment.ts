import { join } from 'node:path'

/** The environment of every process that a test starts: the path, and the compile cache of Node. */
export const PROCESS_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node-compile'),
}
