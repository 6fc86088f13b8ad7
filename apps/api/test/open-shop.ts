import { DEMO_PICTURES } from '@dabali/demo/pictures'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { seedQueries } from '../src/seed/queries/seeding.ts'
import { type DemoSource, seedDemo, WHOLE_DEMO } from '../src/seed/seed-demo.ts'
import { makeDatabase } from './make-database.ts'
import { drawTestPictures } from './small-demo.ts'

/** The whole demo, with one-pixel pictures. */
const UNDRAWN: DemoSource = {
  ...WHOLE_DEMO,
  hasStaff: true,
  draw: () => drawTestPictures(DEMO_PICTURES.map(({ name }) => name)),
}

/** An empty database, and APIs that start on it. */
export async function openShop() {
  const place = await makeDatabase({ options: "encoding 'UTF8' locale 'C.UTF-8'" })
  const closing: (() => Promise<unknown>)[] = []

  /** Everything that an API loads before it answers. */
  function openApi() {
    const pool = openPool({ connectionString: place.url })
    const database = openDatabase(pool)
    const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(place.folder) })
    closing.push(() => database.destroy())
    return { pool, database, media, seed: () => seedDemo(seedQueries(database), media, UNDRAWN) }
  }

  const first = openApi()
  await migrate(first.pool)
  return {
    ...first,
    url: place.url,
    openApi,
    /** What an API on the database returns. */
    async answering() {
      const app = buildApp({ database: first.database, media: first.media })
      await app.ready()
      closing.unshift(() => app.close())
      return async (url: string, language = 'en') =>
        (await app.inject({ method: 'GET', url, headers: { 'accept-language': language } })).json()
    },
    /** The content of all tables as text, without timestamps. */
    async contents() {
      const { rows: tables } = await place.query(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'migration_lock', 'outbox') order by 1",
      )
      const kept: Record<string, string[]> = {}
      for (const { name } of tables) {
        const { rows } = await place.query(`select row_to_json(kept)::text as row from "${name}" as kept order by 1`)
        kept[name] = rows.map(({ row }: { row: string }) => row)
      }
      return kept
    },
    async close() {
      for (const end of closing.splice(0)) await end()
      await place.drop()
    },
  }
}
