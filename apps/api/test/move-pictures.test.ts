import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { movePictures, pictureQueries } from '../src/pictures/queries.ts'
import { makeDatabase } from './make-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'dabali-media-'))
let home: Awaited<ReturnType<typeof makeDatabase>>
let pool: pg.Pool
let database: Database
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
  pool = openPool({ connectionString: home.url })
  database = openDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await home.drop()
  rmSync(folder, { recursive: true })
})

test('pictures that older versions stored in the table are moved once, also by concurrent starts', async () => {
  await pool.query("update picture_file set bytes = convert_to(picture_name || width, 'UTF8'), media_name = null")
  await pool.query('delete from media')
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(folder) })
  await Promise.all([1, 2, 3].map(() => movePictures(pictureQueries(database), media)))
  const { rows } = await pool.query(
    'select picture_name || width as content, type, bytes, media_name from picture_file',
  )
  expect(rows.length).toBe(9)
  for (const { content, type, bytes, media_name } of rows) {
    const stream = await media.read(media_name)
    expect([bytes, stream && (await text(stream))]).toEqual([null, content])
    expect((await media.find(media_name))?.type).toBe(type)
  }
})

test('the database refuses a picture file without bytes anywhere', async () => {
  await expect(pool.query('update picture_file set media_name = null')).rejects.toMatchObject({ code: '23514' })
})
