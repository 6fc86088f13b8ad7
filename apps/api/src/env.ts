import { join, resolve } from 'node:path'
import { StartError } from './errors/start-error.ts'

export type Environment = {
  port: number
  /** Where the database and all else that the API keeps lives. */
  dataFolder: string
  /** A PostgreSQL that somebody else runs; without one the API runs its own. */
  databaseUrl: string | undefined
  logLevel: string
}

const DEFAULT_PORT = 4000
const DEFAULT_DATA_FOLDER = join(import.meta.dirname, '../../../.data')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Everything that is set from outside, checked: what is wrong is one sentence and no start. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    port: readPort(variables['API_PORT']),
    dataFolder: resolve(variables['DATA_DIR'] || DEFAULT_DATA_FOLDER),
    databaseUrl: readDatabaseUrl(variables['DATABASE_URL']),
    logLevel: readLogLevel(variables['LOG_LEVEL']),
  }
}

function readPort(text = '') {
  if (text === '') return DEFAULT_PORT
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartError(`API_PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}.`)
}

function readDatabaseUrl(text = '') {
  if (text === '') return undefined
  // Not read as a URL: PostgreSQL also knows addresses without a host, for a socket.
  if (/^postgres(ql)?:\/\/./.test(text)) return text
  // It may hold a password, so it is not repeated.
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}

function readLogLevel(text = '') {
  if (text === '') return 'error'
  if (LOG_LEVELS.includes(text)) return text
  throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(text)}.`)
}
