import pg from 'pg'
import { expect, test } from 'vitest'
import type { HealthQueries } from './queries.ts'
import { getReadiness } from './routes.ts'

test('a full disk is not ready until there is room again', async () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
  let hasRoom = false
  const queries = {
    ping: async () => undefined,
    probeDiskSpace: async () => {
      if (!hasRoom) throw full
    },
  } as unknown as HealthQueries
  const disk = { isFull: true }
  const notReady = { statusCode: 503, body: { code: 'disk_full' } }
  await expect(getReadiness(queries, disk)).rejects.toMatchObject(notReady)
  await expect(getReadiness(queries, disk)).rejects.toMatchObject(notReady)
  hasRoom = true
  expect(await getReadiness(queries, disk)).toEqual({ status: 'ok' })
  hasRoom = false
  // Nothing has failed since, so that the disk is not asked again.
  expect(await getReadiness(queries, disk)).toEqual({ status: 'ok' })
})
