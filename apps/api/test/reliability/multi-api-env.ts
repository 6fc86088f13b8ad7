import { rmSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, openPool } from '../../src/database/database.ts'
import { makeDatabase } from '../make-database.ts'
import { runJobWorker, runServer } from '../start-processes.ts'

/** Sizes of the reliability tests: full in the long run, reduced in the gate. */
const isLong = process.env['LONG_TESTS'] === 'true'
const size = (gate: number, long: number) => (isLong ? long : gate)

export const SIZES = {
  places: size(40, 100),
  oversellAttempts: size(160, 10_000),
  seats: size(40, 200),
  // Half of them take any seat, which sells all of them.
  seatBuyers: size(120, 1000),
  unguardedAttempts: size(120, 2000),
  mixedStock: size(20, 60),
  mixedBaskets: size(120, 1000),
  repeatedCheckouts: size(80, 2000),
  apiKills: size(3, 100),
  buyersDuringKills: size(4, 16),
  postgresKills: size(1, 10),
  mailKills: size(2, 40),
  shoppersOnBadConnections: size(24, 60),
}

type Environment = Record<string, string>

/** A separate database with any number of API processes, as in production. */
export async function openMultiApiEnv() {
  const place = await makeDatabase({ template: inject('postgres').database })
  const pool = openPool({ connectionString: place.url })
  const database = openDatabase(pool)
  const servers = new Set<Awaited<ReturnType<typeof runServer>>>()
  return {
    url: place.url,
    folder: place.folder,
    pool,
    database,
    /** Starts an API and returns its URL. */
    async startApi(environment: Environment = {}) {
      const server = await runServer({ DATABASE_URL: place.url, DATA_DIR: place.folder, ...environment })
      if (server.port === '') throw new Error(`The API did not start: ${server.output.stderr}`)
      servers.add(server)
      return { ...server, origin: `http://127.0.0.1:${server.port}` }
    },
    /** Starts a process that runs the jobs. */
    async startWorker(environment: Environment = {}) {
      const worker = await runJobWorker({ DATABASE_URL: place.url, DATA_DIR: place.folder, ...environment })
      if (worker.output.stdout === '') throw new Error(`The worker did not start: ${worker.output.stderr}`)
      servers.add(worker)
      return worker
    },
    /** A single statement if there are parameters. */
    async rows<T = Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]> {
      const client = new pg.Client({ connectionString: place.url })
      await client.connect()
      const { rows } = await client.query(text, values)
      await client.end()
      return rows
    },
    async close() {
      for (const { process, ended } of servers) {
        process.kill('SIGKILL')
        await ended
      }
      await database.destroy()
      await place.drop()
      rmSync(place.folder, { recursive: true, force: true })
    },
  }
}

export type MultiApiEnv = Awaited<ReturnType<typeof openMultiApiEnv>>
export type Api = Awaited<ReturnType<MultiApiEnv['startApi']>>
