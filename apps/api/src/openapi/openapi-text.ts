import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { folderStorage, mediaStore } from '../media/media-store.ts'
import { mediaQueries } from '../media/queries.ts'

export const OPENAPI_FILE = join(import.meta.dirname, '../../openapi.json')

/** The content of `openapi.json`. Needs no database connection. */
export async function openapiText(): Promise<string> {
  const database = openDatabase(openPool({}))
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(tmpdir()) })
  const app = buildApp({ database, media })
  await app.ready()
  const description = app.swagger()
  await app.close()
  await database.destroy()
  return `${JSON.stringify(description, null, 2)}\n`
}

if (import.meta.main) writeFileSync(OPENAPI_FILE, await openapiText())
