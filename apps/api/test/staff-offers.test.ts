import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from './make-product.ts'
import { shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

type Sent = { body?: object; headers?: Record<string, string> }

let api: RunningApp
let keeper: string
beforeAll(async () => {
  api = await startApp()
  keeper = (await addMember(api, ['shopkeeper'])).cookie
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from offer'))

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, { body, headers }: Sent = {}) =>
  call(api, method, `staff/${path}`, body, { cookie: keeper, ...headers })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const fieldsOf = ({ body }: { body: object }) =>
  Object.keys(body)
    .filter((name) => name !== 'code')
    .toSorted()
const eventsOf = async (kind: string, id: string) =>
  (
    await api.pool.query(
      'select operation, before, after from staff_event where thing_kind = $1 and thing_id = $2 order by id',
      [kind, id],
    )
  ).rows

/** A visitor with a book of Rs 500. */
async function shopper() {
  const { id } = await makeProduct(api.database)
  const { cookie } = await shopperWith(api, { [id]: 1 })
  return {
    id,
    cookie,
    basket: async () => (await call(api, 'GET', 'basket/', undefined, { cookie })).body,
  }
}

describe('an offer', () => {
  const createOffer = async (more: object = {}) =>
    ask('POST', 'offers/', { body: { name: { en: 'Monsoon' }, percent: 20, ...more } })

  test('is created, changed and ended, which open carts show at once', async () => {
    const { basket } = await shopper()
    const { status, body } = await createOffer({ name: { ne: ' मनसुन ' } })
    expect([status, body]).toMatchObject([
      201,
      { version: 1, name: { ne: 'मनसुन' }, complete: ['ne'], percent: 20, category: null, state: 'active', position: 1 },
    ])
    const shown = await basket()
    expect([shown.total_incl_tax, shown.offer_discounts[0].name]).toEqual(['400.00', 'मनसुन'])
    const change = { name: { en: 'Monsoon' }, percent: 30 }
    const changed = await ask('PATCH', `offers/${body.id}/`, { body: change, headers: version(1) })
    expect(changed.body).toMatchObject({ name: { en: 'Monsoon', ne: 'मनसुन' }, complete: ['en', 'ne'], version: 2 })
    expect((await basket()).total_incl_tax).toBe('350.00')
    const old = await ask('PATCH', `offers/${body.id}/`, { body: change, headers: version(1) })
    expect([old.status, old.body.current]).toEqual([409, changed.body])
    expect((await ask('PATCH', `offers/${body.id}/`, { body: change, headers: version(2) })).body.version).toBe(2)
    const ended = await ask('POST', `offers/${body.id}/end/`, { headers: version(2) })
    expect([ended.body.state, (await basket()).total_incl_tax]).toEqual(['ended', '500.00'])
    expect((await ask('GET', 'offers/?state=ended')).body.results).toEqual([ended.body])
    expect((await ask('GET', `offers/${body.id}/`)).body).toEqual(ended.body)
    expect((await ask('GET', 'offers/x/')).status).toBe(404)
    expect((await eventsOf('offer', String(body.id))).map(({ operation, before }) => [operation, before])).toEqual([
      ['createStaffOffer', null],
      ['changeStaffOffer', { name: { ne: 'मनसुन' }, percent: 20 }],
      ['endStaffOffer', { ends_at: null, state: 'active' }],
    ])
  })

  test('that was ended before it began can still be renamed', async () => {
    const { body } = await createOffer({ starts_at: inDays(1), ends_at: inDays(2) })
    const ended = await ask('POST', `offers/${body.id}/end/`, { headers: version(1) })
    // Earlier versions ended it at its beginning.
    await api.pool.query('update offer set starts_at = ends_at where id = $1', [body.id])
    const renamed = await ask('PATCH', `offers/${body.id}/`, { body: { name: { en: 'Rain' } }, headers: version(2) })
    expect(renamed.body).toEqual({ ...ended.body, name: { en: 'Rain' }, starts_at: ended.body.ends_at, version: 3 })
  })

  test('at a position after the last is the last one, which is recorded once', async () => {
    const made: { id: number }[] = []
    for (const en of ['Fog', 'Rain', 'Snow'])
      made.push((await ask('POST', 'offers/', { body: { name: { en }, percent: 10, position: 99 } })).body)
    const [first, , last] = made.map(({ id }) => id)
    const move = (id: number | undefined, seen: number) =>
      ask('PATCH', `offers/${id}/`, { body: { position: 99 }, headers: version(seen) })
    const moved = await move(first, 1)
    expect(moved.body).toMatchObject({ position: 3, version: 2 })
    expect((await eventsOf('offer', String(first))).slice(1)).toEqual([
      { operation: 'changeStaffOffer', before: { position: 1 }, after: { position: 3 } },
    ])
    // What is the last one already stays as it is.
    expect((await move(first, 2)).body).toEqual(moved.body)
    expect(await eventsOf('offer', String(first))).toHaveLength(2)
    expect((await ask('GET', `offers/${last}/`)).body).toMatchObject({ position: 2, version: 1 })
  })

  test('of a category and a quantity has a place among the others, which decides between equal ones', async () => {
    const category = await makeCategory(api.database)
    const { id } = await makeProduct(api.database, { categories: [category.id] })
    const first = (await createOffer({ category_id: category.id, least_quantity: 2 })).body
    const second = (await createOffer({ name: { en: 'Second' } })).body
    const third = (await createOffer({ name: { en: 'Third' }, percent: 5, position: 2 })).body
    expect(first.category.id).toBe(category.id)
    const order = async () => (await ask('GET', 'offers/')).body.results.map(({ id: each }: { id: number }) => each)
    expect(await order()).toEqual([first.id, third.id, second.id])
    const { cookie } = await shopperWith(api, { [id]: 2 })
    const applied = async () =>
      (await call(api, 'GET', 'basket/', undefined, { cookie })).body.offer_discounts.map(
        ({ name }: { name: string }) => name,
      )
    expect(await applied()).toEqual(['Monsoon'])
    const moved = await ask('PATCH', `offers/${second.id}/`, { body: { position: 1 }, headers: version(1) })
    expect([moved.body.position, await order(), await applied()]).toEqual([
      1,
      [second.id, first.id, third.id],
      ['Second'],
    ])
    // Undone with the position that it had in the list.
    await ask('PATCH', `offers/${second.id}/`, { body: { position: 3 }, headers: version(2) })
    expect(await order()).toEqual([first.id, third.id, second.id])
  })

  test.each([
    [{ name: { en: ' ' }, percent: 0 }, ['name', 'percent']],
    [{ percent: undefined }, ['percent']],
    [{ percent: 101, least_quantity: 0, category_id: 2_000_000_000 }, ['category_id', 'least_quantity', 'percent']],
    [{ ends_at: inDays(-1) }, ['ends_at']],
    [{ starts_at: inDays(2), ends_at: inDays(1) }, ['ends_at']],
    [{ name: { en: 'x'.repeat(301) } }, ['name']],
    [{ position: 0 }, ['position']],
  ])('with %j is refused', async (more, fields) => {
    const answer = await createOffer(more)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields])
  })
})
