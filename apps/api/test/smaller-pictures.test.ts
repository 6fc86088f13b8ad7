import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, openPool } from '../src/database/database.ts'
import { ErrorSchema } from '../src/http/schemas.ts'
import { folderStorage, mediaStore, mediaUrl } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { mediaRoutes } from '../src/media/routes.ts'
import { makeDatabase } from './make-database.ts'

let home: Awaited<ReturnType<typeof makeDatabase>>
let pool: pg.Pool
const folder = mkdtempSync(join(tmpdir(), 'dabali-pictures-'))
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
  pool = openPool({ connectionString: home.url })
})
afterAll(async () => {
  await pool.end()
  await home.drop()
  rmSync(folder, { recursive: true })
})

const MAKING = [
  ['AVIF of 640', 'image/avif', 640],
  ['AVIF of 320', 'image/avif', 320],
  ['AVIF of 160', 'image/avif', 160],
  ['WebP of 320', 'image/webp', 320],
] as const

test('with Save-Data a picture is one size smaller, with Vary', async () => {
  const media = mediaStore({ queries: mediaQueries(openDatabase(pool)), storage: folderStorage(folder) })
  const app = fastify()
  app.addSchema(ErrorSchema)
  app.register(mediaRoutes, { media })
  const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: mediaUrl(name), headers })
  await pool.query("insert into picture (name, width, height) values ('a-cover', 640, 960)")
  const names = await Promise.all(MAKING.map(([bytes, type]) => media.put(Buffer.from(bytes), type)))
  for (const [at, [, type, width]] of MAKING.entries()) {
    const values = [names[at], 'a-cover', type, width]
    await pool.query(
      'insert into picture_file (file_name, picture_name, type, width, media_name) values ($1, $2, $3, $4, $1)',
      values,
    )
  }
  const [large = '', middle = '', small = '', other = ''] = names
  const sparing = async (name: string, saves = 'on') => (await get(name, { 'save-data': saves })).body
  expect(await Promise.all([large, middle, small, other].map((name) => sparing(name)))).toEqual([
    'AVIF of 320',
    'AVIF of 160',
    'AVIF of 160',
    'WebP of 320',
  ])
  expect(await sparing(large, 'off')).toBe('AVIF of 640')
  const { headers } = await get(large, { 'save-data': 'on' })
  expect([headers['vary'], headers['content-type'], headers['etag']]).toEqual([
    'Save-Data',
    'image/avif',
    `"${middle.split('.')[0]}"`,
  ])
  await app.close()
})
