import type { InjectOptions } from 'fastify'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage } from '../src/media/folder-storage.ts'
import { mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { statementsOf } from '../test/statements-of.ts'

/** What is done once only is asked for anew the second time. */
type Asked = { title: string; request: InjectOptions; again?: InjectOptions }

/** How many statements each request sends, begin and commit included: the first time, and once its answer is kept. */
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
