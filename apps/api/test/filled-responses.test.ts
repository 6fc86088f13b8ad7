import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cacheTagQueries } from '../src/cache-tags/queries.ts'
import { storedResponses } from '../src/cache-tags/stored-responses.ts'
import { openCatalogue } from '../src/catalogue/catalogue.ts'
import { FILL_TOPIC, fillResponses } from '../src/catalogue/detail/stored-products.ts'
import { DEFAULT_VAT } from '../src/catalogue/price.ts'
import { createJobHandlers, startRecurringJobs } from '../src/job-handlers.ts'
import { jobQueries, limitsOf } from '../src/jobs/queries.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const PRODUCTS = 120

let api: RunningApp
let ids: number[]
let category: number
beforeAll(async () => {
  api = await startApp()
  await api.pool.query('delete from product; delete from content')
  category = (await makeCategory(api.database)).id
  ids = []
  for (let at = 0; at < PRODUCTS; at += 1)
    ids.push((await makeProduct(api.database, at < 3 ? { categories: [category] } : {})).id)
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('truncate stored_response'))

type Parts = Parameters<typeof fillResponses>[0]

const makeParts = (): Parts => ({
  catalogue: openCatalogue(api.database),
  stored: storedResponses(cacheTagQueries(api.database), { vat: DEFAULT_VAT }),
  vat: DEFAULT_VAT,
  isStopping: () => false,
  rest: async () => false,
})

/** The work of one process. */
const openFill = (parts: Partial<Parts> = {}) => fillResponses({ ...makeParts(), ...parts })

const countStored = async () =>
  (await api.pool.query('select count(*)::integer as count from stored_response')).rows[0].count

/** The products whose responses were stored again. */
async function storedBy(act: () => Promise<unknown>) {
  await api.pool.query("update stored_response set type = 'before'")
  await act()
  const { rows } = await api.pool.query(
    `select product.id, count(*)::integer as count from stored_response join product on tags = array['product:' || slug]
    where type <> 'before' group by 1 order by 1`,
  )
  return rows.map(({ id, count }) => [id, count])
}

const inBothLanguages = (products: (number | undefined)[]) => products.map((id) => [id, 2])

const priceOf = async (id: number) => (await api.get(`/v1/api/products/${id}/`)).json().selling_price

const setPrice = (paisa: number, id: number | undefined) =>
  api.pool.query('update product set selling_price = $1 where id = $2', [paisa, id])

describe('responses about products are stored before anybody asks for them', () => {
  test('in both languages, by id and slug, as they would be computed', async () => {
    const asked = [`/v1/api/products/${ids[0]}/`, `/v1/api/products/${ids[1]}/`]
    const { rows } = await api.pool.query('select slug from product where id = $1', [ids[2]])
    asked.push(`/v1/api/products/${rows[0].slug}/`)
    const responses = async (language: string) =>
      Promise.all(
        asked.map(async (url) => {
          const { body, headers } = await api.get(url, { 'accept-language': language })
          return { body, etag: headers['etag'], type: headers['content-type'] }
        }),
      )
    const computed = [await responses('en'), await responses('ne')]
    await api.pool.query('truncate stored_response')
    await openFill()()
    expect(await countStored()).toBe(PRODUCTS * 2)
    const found: unknown[] = []
    const statements = await api.statementsOf(async () => {
      found.push(await responses('en'), await responses('ne'))
    })
    expect(found).toEqual(computed)
    expect(statements.filter((text) => !text.includes('stored_response'))).toEqual([])
  })

  test('once: a later run looks for changes, and another process finds all stored', async () => {
    const fill = openFill()
    await fill()
    expect(await storedBy(async () => expect((await api.statementsOf(fill)).length).toBe(1))).toEqual([])
    expect(await storedBy(openFill())).toEqual([])
  })

  test('after a change of a product or a category, of those that show it', async () => {
    const fill = openFill()
    await fill()
    await setPrice(1500, ids[50])
    expect(await storedBy(fill)).toEqual(inBothLanguages([ids[50]]))
    await api.pool.query("update content_translation set title = 'Other' where content_id = $1", [category])
    expect(await storedBy(fill)).toEqual(inBothLanguages(ids.slice(0, 3)))
  })

  test('after a change of more products than are read at once', async () => {
    const fill = openFill()
    await fill()
    await api.pool.query('update product set mrp = mrp + 100')
    expect(await storedBy(fill)).toEqual(inBothLanguages(ids))
  })

  test('of all products after content was published by the clock', async () => {
    const fill = openFill()
    await fill()
    await api.pool.query("update stored_response set stored_at = now() - interval '2 minutes'")
    await api.pool.query("update content set published_at = now() - interval '1 minute' where id = $1", [category])
    expect(await storedBy(fill)).toEqual(inBothLanguages(ids))
  })

  test('again before a day has passed, when a process starts', async () => {
    await api.pool.query("update content set published_at = now() - interval '1 day'")
    await openFill()()
    await api.pool.query("update stored_response set stored_at = now() - interval '21 hours'")
    expect(await storedBy(openFill())).toEqual([])
    await api.pool.query("update stored_response set stored_at = now() - interval '23 hours'")
    expect(await storedBy(openFill())).toEqual(inBothLanguages(ids))
  })
})

describe('a change between computing and storing', () => {
  const storeLate = async (change: (response: { seq: number }) => { seq: number }) => {
    const { stored } = makeParts()
    await setPrice(1000, ids[7])
    let hasChanged = false
    const late: Parts['stored'] = {
      ...stored,
      async store(names, response) {
        if (!hasChanged && response.body.includes(`"id":${ids[7]},`)) {
          hasChanged = true
          await setPrice(2000, ids[7])
        }
        await stored.store(names, { ...response, ...change(response) })
      },
    }
    const fill = openFill({ stored: late })
    await fill()
    return { price: await priceOf(ids[7] ?? 0), fill }
  }

  test('makes what is stored invalid, and the next run stores what it has become', async () => {
    const { price, fill } = await storeLate(({ seq }) => ({ seq }))
    expect(price).toBe('20.00')
    expect((await storedBy(fill)).map(([id]) => id)).toEqual([ids[7]])
  })

  test('would be hidden by a number that is read after it', async () => {
    expect((await storeLate(({ seq }) => ({ seq: seq + 1_000_000 }))).price).toBe('10.00')
    await api.pool.query('truncate stored_response')
    expect(await priceOf(ids[7] ?? 0)).toBe('20.00')
  })
})

describe('the work', () => {
  test('that is stopped is finished by a later run, and nothing is computed twice', async () => {
    let rests = 0
    const rest = async () => {
      rests += 1
      return false
    }
    const fill = openFill({ isStopping: () => rests > 4, rest })
    await fill()
    const first = await countStored()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(PRODUCTS)
    rests = Number.NEGATIVE_INFINITY
    const later = await storedBy(fill)
    expect(later.reduce((sum, [, count]) => sum + count, 0)).toBe(PRODUCTS * 2 - first)
    expect(await countStored()).toBe(PRODUCTS * 2)
  })

  test('rests while requests keep the process busy', async () => {
    let busyRests = 10
    const stored: number[] = []
    const rest = async () => {
      stored.push(await countStored())
      busyRests -= 1
      return busyRests > 0
    }
    await openFill({ rest })()
    expect(stored.slice(0, 11).map((count) => count > 0)).toEqual([...Array(10).fill(false), true])
    expect(await countStored()).toBe(PRODUCTS * 2)
  })

  test('begins some minutes after the start of a process', async () => {
    const fill = openFill({ firstAt: Date.now() + 60_000 })
    expect(await api.statementsOf(fill)).toEqual([])
    expect(await countStored()).toBe(0)
  })

  test('goes on after a product that cannot be computed', async () => {
    const parts = makeParts()
    const { detail } = parts.catalogue
    const findProduct: typeof detail.findProduct = async (place, language) => {
      if ('id' in place && place.id === ids[0]) throw new Error('broken')
      return detail.findProduct(place, language)
    }
    await fillResponses({ ...parts, catalogue: { ...parts.catalogue, detail: { ...detail, findProduct } } })()
    expect(await countStored()).toBe(PRODUCTS * 2 - 2)
  })

  test('is done by one process at a time', async () => {
    const handlers = createJobHandlers({ database: api.database, sendMail: async () => undefined })
    const { claimJobs, finishJob } = jobQueries(api.database)
    const claim = () => claimJobs({ topics: [FILL_TOPIC], limits: limitsOf(handlers), most: 4, seconds: 30 })
    const makeDue = async () => {
      await startRecurringJobs(api.database)
      await api.pool.query('update outbox set run_at = now() where topic = $1 and not is_running', [FILL_TOPIC])
    }
    await makeDue()
    const [job, ...others] = await claim()
    expect(others).toEqual([])
    await makeDue()
    expect(await claim()).toEqual([])
    await finishJob(job?.id ?? '')
    expect(await claim()).toHaveLength(1)
  })
})
