import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, openPool } from '../src/database/database.ts'
import { handleError } from '../src/errors/error-handler.ts'
import { negotiateLanguage } from '../src/http/language.ts'
import { rateLimitQueries } from '../src/rate-limit/queries.ts'
import { makeDatabase } from './make-database.ts'

const MOST = 50
const ASKED = 400

let home: Awaited<ReturnType<typeof makeDatabase>>
/** Several instances of the API on one database, each with a pool of its own. */
const instances: ReturnType<typeof startInstance>[] = []

beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
  instances.push(startInstance(), startInstance())
  await home.query('create table unguarded (key text primary key, count integer not null)')
})
afterAll(async () => {
  for (const { app, pool } of instances) {
    await app.close()
    await pool.end()
  }
  await home.drop()
})

function startInstance() {
  const pool = openPool({ connectionString: home.url })
  const database = openDatabase(pool)
  const app = fastify()
  app.setErrorHandler(handleError)
  negotiateLanguage(app)
  const { limit } = rateLimitQueries(database)
  app.post('/try/:key/:most/:seconds', async ({ params, language }) => {
    const { key, most, seconds } = params as Record<'key' | 'most' | 'seconds', string>
    await limit({ key, most: Number(most), seconds: Number(seconds), language })
    return { detail: 'through' }
  })
  return { app, pool, limit }
}

const ask = (url: string, { turn = 0, headers = {} }: { turn?: number; headers?: Record<string, string> } = {}) => {
  const { app } = instances[turn % instances.length] as ReturnType<typeof startInstance>
  return app.inject({ method: 'POST', url: `/try/${url}`, headers })
}

const atOnce = <T>(act: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: ASKED }, (_, turn) => act(turn)))

describe('a rate limit', () => {
  test('is exact over two instances with concurrent requests', async () => {
    const answers = await atOnce((turn) => ask(`crowd/${MOST}/60`, { turn }))
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect([count(200), count(429)]).toEqual([MOST, ASKED - MOST])
  })

  test('would let too many through if it was read and then written', async () => {
    const limitWithoutLock = async (turn: number) => {
      const { pool } = instances[turn % instances.length] as ReturnType<typeof startInstance>
      const { rows } = await pool.query("select count from unguarded where key = 'crowd'")
      const count = (rows[0]?.count ?? 0) + 1
      if (count > MOST) return false
      await pool.query(
        "insert into unguarded values ('crowd', $1) on conflict (key) do update set count = excluded.count",
        [count],
      )
      return true
    }
    const through = (await atOnce(limitWithoutLock)).filter(Boolean).length
    expect(through).toBeGreaterThan(MOST)
  })

  test('answers with Retry-After, in the language of the visitor', async () => {
    await ask('slow/1/600')
    const refused = await ask('slow/1/600', { turn: 1 })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { detail: 'Too many requests. Try again in 10 minutes.', code: 'throttled' },
    ])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    const nepali = await ask('slow/1/600', { headers: { 'accept-language': 'ne' } })
    expect(nepali.json().detail).toBe('धेरै पटक प्रयास भयो। १० मिनेटपछि फेरि प्रयास गर्नुहोस्।')
  })

  test('resets after its window, which refused requests do not extend', async () => {
    const statuses = async () => [(await ask('brief/1/60')).statusCode, (await ask('brief/1/60')).statusCode]
    expect(await statuses()).toEqual([200, 429])
    await home.query('update rate_limit set ends_at = now()')
    expect(await statuses()).toEqual([200, 429])
  })

  test('is separate for each key', async () => {
    const answers = [await ask('one/1/60'), await ask('two/1/60'), await ask('one/1/60')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  })

  test('stores only hashes of keys, whatever their length', async () => {
    await home.query('delete from rate_limit')
    await instances[0]?.limit({ key: `login tara@example.com\0${'x'.repeat(100_000)}`, most: 1, seconds: 60 })
    const { rows } = await home.query('select key, count from rate_limit')
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), count: 1 }])
  })
})
