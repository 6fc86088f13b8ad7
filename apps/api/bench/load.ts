import autocannon from 'autocannon'
import type { InjectOptions } from 'fastify'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage } from '../src/media/folder-storage.ts'
import { mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { statementsOf } from '../test/make-database.ts'

/** `again` replaces a request that can be made only once. */
type Asked = { title: string; request: InjectOptions; again?: InjectOptions }

/**
 * The number of statements of each request, begin and commit included: the first time, and once its response is cached.
 */
export async function countStatements(host: string, asked: readonly Asked[]): Promise<string[]> {
  const pool = openPool({ host, user: 'dabali', database: 'dabali' })
  const database = openDatabase(pool)
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(host) })
  const app = buildApp({ database, media })
  const lines: string[] = []
  for (const { title, request, again: next = request } of asked) {
    const first = await statementsOf(pool, () => app.inject(request))
    const again = await statementsOf(pool, () => app.inject(next))
    lines.push(`${title.padEnd(34)} ${first.length} statements, again ${again.length}`)
  }
  await app.close()
  await pool.end()
  return lines
}

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const CONNECTIONS = 8

export type Load = { title: string; method?: 'GET' | 'POST'; paths: string[]; bodies?: string[] }
export type Measured = { title: string; perSecond: number; p50: number; p95: number; p99: number; wrong: number }

/** Sends requests over eight connections, each path in turn, and reports milliseconds per response. */
export async function load(origin: string, { title, method = 'GET', paths, bodies }: Load): Promise<Measured> {
  const asked = (seconds: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration: seconds,
      requests: paths.map((path, at) => ({
        method,
        path,
        ...(bodies === undefined
          ? {}
          : { body: bodies[at % bodies.length] ?? '', headers: { 'content-type': 'application/json' } }),
      })),
    })
  await asked(2)
  const result = await asked(SECONDS)
  return {
    title,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  }
}
