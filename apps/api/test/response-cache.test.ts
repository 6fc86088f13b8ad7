import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cacheTagQueries } from '../src/cache-tags/queries.ts'
import { type Database, openDatabase, openPool } from '../src/database/database.ts'
import { negotiateLanguage } from '../src/http/language.ts'
import { cacheResponses, responseStore } from '../src/http/response-cache.ts'
import { makeDatabase } from './make-database.ts'

const PRICE = '/v1/api/price/the-rain-ledger/'

let home: Awaited<ReturnType<typeof makeDatabase>>
let instances: Awaited<ReturnType<typeof startInstance>>[] = []
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
})
beforeEach(async () => {
  await stopAll()
  await home.query('update product set selling_price = 100, mrp = 1000')
  instances = [await startInstance(), await startInstance()]
})
afterAll(async () => {
  await stopAll()
  await home.drop()
})

async function stopAll() {
  for (const { app, pool } of instances.splice(0)) {
    await app.close()
    await pool.end()
  }
}

/** An instance of the API with prices that counts its statements. */
async function startInstance() {
  const pool = openPool({ connectionString: home.url })
  const database = openDatabase(pool)
  const answers = responseStore()
  const counted = { statements: 0, computed: 0 }
  pool.on('acquire', () => {
    counted.statements += 1
  })
  const between: { act: () => Promise<unknown> } = { act: async () => undefined }
  const app = fastify()
  negotiateLanguage(app)
  cacheResponses(app, cacheTagQueries(database).findChange, {
    stores: { items: answers, lists: answers, searches: answers },
  })
  const price = async (slug: string) => {
    counted.computed += 1
    const answer = await priceOf(database, slug)
    await between.act()
    return answer
  }
  const tags = (request: { params: unknown }) => [`product:${(request.params as { slug: string }).slug}`]
  app.get<{ Params: { slug: string } }>(
    '/v1/api/price/:slug/',
    { config: { publicCache: { tags } } },
    async ({ params, language }, reply) => {
      const found = await price(params.slug)
      return found ? { language, ...found } : reply.code(404).send({ detail: 'Not found.' })
    },
  )
  app.get('/v1/api/first/', {
    config: { publicCache: { tags: (_request, answer) => [`product:${(answer as { slug: string }).slug}`] } },
    handler: () => price('the-rain-ledger'),
  })
  app.get('/v1/api/brief/', {
    config: { publicCache: { tags: () => ['products'], maxAgeSeconds: 0 } },
    handler: () => price('the-rain-ledger'),
  })
  app.get('/v1/api/plain/', { config: { publicCache: true }, handler: () => price('the-rain-ledger') })
  await app.ready()
  return { app, pool, database, answers, counted, between }
}

const priceOf = (database: Database, slug: string) =>
  database.selectFrom('product').select(['slug', 'selling_price', 'mrp']).where('slug', '=', slug).executeTakeFirst()

const [first, second] = [0, 1].map((at) => () => instances[at] as Awaited<ReturnType<typeof startInstance>>) as [
  () => Awaited<ReturnType<typeof startInstance>>,
  () => Awaited<ReturnType<typeof startInstance>>,
]

const get = async (instance: typeof first, url = PRICE, headers: Record<string, string> = {}) => {
  const { counted } = instance()
  const before = { ...counted }
  const answer = await instance().app.inject({ url, headers })
  return {
    answer,
    price: answer.statusCode === 200 && answer.body !== '' ? answer.json().selling_price : undefined,
    statements: counted.statements - before.statements,
    computed: counted.computed - before.computed,
  }
}

describe('a cached response', () => {
  test('costs one statement; computing one costs one more', async () => {
    expect(await get(first)).toMatchObject({ statements: 2, computed: 1, price: 100 })
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await get(first)).toMatchObject({ statements: 1, computed: 0, price: 100 })
    }
  })

  test('is equal in body and headers', async () => {
    const { answer: computed } = await get(first)
    const { answer: kept } = await get(first)
    const { date: _, ...headers } = computed.headers
    expect(kept.body).toBe(computed.body)
    expect(kept.headers).toMatchObject(headers)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-language': 'en',
    })
  })

  test('answers 304 to a matching ETag', async () => {
    const { answer } = await get(first)
    const again = await get(first, PRICE, { 'if-none-match': String(answer.headers.etag) })
    expect([again.answer.statusCode, again.answer.body, again.statements]).toEqual([304, '', 1])
  })

  test('is cached also if the first request got 304', async () => {
    const { answer } = await get(first)
    const elsewhere = await get(second, PRICE, { 'if-none-match': String(answer.headers.etag) })
    expect(elsewhere.answer.statusCode).toBe(304)
    expect(await get(second)).toMatchObject({ statements: 1, price: 100 })
  })

  test('is separate for each language', async () => {
    await get(first)
    const nepali = await get(first, PRICE, { 'accept-language': 'ne' })
    expect([nepali.answer.json().language, nepali.computed]).toEqual(['ne', 1])
  })

  test('answers HEAD', async () => {
    const { answer } = await get(first)
    const head = await first().app.inject({ method: 'HEAD', url: PRICE })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      answer.headers['content-length'],
    ])
  })

  test('is not made of errors', async () => {
    const missing = '/v1/api/price/nothing/'
    expect(await get(first, missing)).toMatchObject({ computed: 1, answer: { statusCode: 404 } })
    expect(await get(first, missing)).toMatchObject({ computed: 1, answer: { statusCode: 404 } })
    expect(first().answers.size().answers).toBe(0)
  })

  test('needs tags of its route', async () => {
    await get(first, '/v1/api/plain/')
    expect(await get(first, '/v1/api/plain/')).toMatchObject({ statements: 1, computed: 1 })
  })

  test('expires after its time', async () => {
    await get(first, '/v1/api/brief/')
    expect(await get(first, '/v1/api/brief/')).toMatchObject({ computed: 1 })
  })
})

describe('a change', () => {
  test('shows in the next response of every instance, a hundred times of a hundred', async () => {
    for (let price = 1; price <= 100; price += 1) {
      await home.query(`update product set selling_price = ${price} where slug = 'the-rain-ledger'`)
      const seen = [await get(first), await get(second), await get(first), await get(second)]
      expect(seen.map((each) => each.price)).toEqual([price, price, price, price])
      expect(seen.map(({ computed }) => computed)).toEqual([1, 1, 0, 0])
    }
  })

  test('is found by tags of the response', async () => {
    await get(first, '/v1/api/first/')
    expect(await get(first, '/v1/api/first/')).toMatchObject({ computed: 0, price: 100 })
    await home.query("update product set selling_price = 7 where slug = 'the-rain-ledger'")
    expect(await get(first, '/v1/api/first/')).toMatchObject({ computed: 1, price: 7 })
  })

  test('of something else invalidates nothing', async () => {
    await get(first)
    await home.query("update product set num_available = 5, selling_price = 8 where slug = 'kuhiroko-ghar'")
    expect(await get(first)).toMatchObject({ computed: 0, price: 100 })
  })

  test('during the computation shows in the next response', async () => {
    first().between.act = () => home.query("update product set selling_price = 7 where slug = 'the-rain-ledger'")
    expect((await get(first)).price).toBe(100)
    first().between.act = async () => undefined
    expect(await get(first)).toMatchObject({ computed: 1, price: 7 })
    expect(await get(first)).toMatchObject({ computed: 0, price: 7 })
  })

  test('would be missed if the sequence number was read after the computation', async () => {
    const { answers, database } = first()
    const { findChange } = cacheTagQueries(database)
    const tags = ['product:the-rain-ledger']
    /** The cached response if the sequence number is read at the given moment. */
    const shownAfter = async (readNumber: 'before' | 'after') => {
      await home.query('update product set selling_price = 100')
      let { seq } = await findChange({ tags, seq: 0 })
      const body = Buffer.from(String((await priceOf(database, 'the-rain-ledger'))?.selling_price))
      await home.query("update product set selling_price = 7 where slug = 'the-rain-ledger'")
      if (readNumber === 'after') seq = (await findChange({ tags, seq: 0 })).seq
      answers.set('key', { body, etag: '', type: '', tags, seq, until: Number.POSITIVE_INFINITY })
      const { hasMoved } = await findChange({ tags, seq: answers.find('key')?.seq ?? 0 })
      return hasMoved ? 'computed anew' : answers.find('key')?.body.toString()
    }
    expect([await shownAfter('before'), await shownAfter('after')]).toEqual(['computed anew', '100'])
  })

  test('is never hidden by an older response with concurrent writers and readers', async () => {
    let written = 100
    let isWriting = true
    const write = async () => {
      for (let price = 101; price <= 160; price += 1) {
        await home.query(`update product set selling_price = ${price} where slug = 'the-rain-ledger'`)
        written = price
      }
      isWriting = false
    }
    let wrong = 0
    const read = async (instance: typeof first) => {
      while (isWriting) {
        const least = written
        if ((await get(instance)).price < least) wrong += 1
      }
    }
    await Promise.all([write(), read(first), read(first), read(second), read(second)])
    expect(wrong).toBe(0)
    expect((await get(first)).price).toBe(160)
  })
})
