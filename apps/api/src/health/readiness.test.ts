import pg from 'pg'
import { expect, test } from 'vitest'
import type { HealthQueries } from './queries.ts'
import { getReadiness } from './routes.ts'

test('after a full disk the API is ready only when there is space again', async () => {
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
  // No write has failed since, so the disk is not probed.
  expect(await getReadiness(queries, disk)).toEqual({ status: 'ok' })
})
