import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from './make-product.ts'
import { version } from './start-staff.ts'
import { type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'

let shop: StaffCatalogue
beforeAll(async () => {
  shop = await startStaffCatalogue()
})
afterAll(() => shop.stop())

describe('the list', () => {
  let made: Record<'one' | 'two' | 'three', number>
  let above: number
  beforeAll(async () => {
    const top = await makeCategory(shop.database)
    const below = await makeCategory(shop.database, { parent: top.id })
    above = top.id
    const one = await makeProduct(shop.database, {
      title: { en: 'Zebra 100% Alpha', ne: 'जेब्रा' },
      description: { en: 'Text', ne: 'पाठ' },
      isbn: '9789937000017',
      categories: [below.id],
      num_available: 4,
    })
    const two = await makeProduct(shop.database, {
      title: { ne: 'जेब्रा दुई' },
      description: { ne: 'पाठ' },
      product_class: 'E-book',
      num_available: null,
      is_listed: false,
      categories: [top.id],
    })
    const three = await makeProduct(shop.database, {
      title: { en: 'Zebra Three' },
      num_available: 0,
      categories: [below.id],
    })
    made = { one: one.id, two: two.id, three: three.id }
  })

  const found = async (query: string) => {
    const { status, body } = await shop.ask('GET', `?category=${above}&${query}`)
    expect([status, body.count]).toEqual([200, body.results.length])
    const names = Object.entries(made)
    return body.results.map(({ id }: { id: number }) => names.find(([, each]) => each === id)?.[0])
  }

  test.each([
    ['', ['three', 'two', 'one']],
    ['sort=title', ['one', 'three', 'two']],
    ['q=zebra', ['three', 'one']],
    ['q=जेब्रा', ['two', 'one']],
    ['q=100%25', ['one']],
    ['q=978-9937-0', ['one']],
    ['q=nothing', []],
    ['product_class=E-book', ['two']],
    ['state=listed', ['three', 'one']],
    ['state=unlisted', ['two']],
    ['complete=en', ['one']],
    ['complete=ne', ['two', 'one']],
    ['incomplete=en', ['three', 'two']],
    ['incomplete=ne', ['three']],
    ['stock=low', ['three', 'one']],
    ['stock=out', ['three']],
  ])('filtered by "%s" has %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('is paged, and its links repeat the filters', async () => {
    const { body } = await shop.ask('GET', `?category=${above}&page_size=2`)
    expect([body.count, body.results.length, body.next]).toEqual([
      3,
      2,
      `/v1/api/staff/products/?page=2&page_size=2&category=${above}`,
    ])
  })
})

describe('a cached answer', () => {
  test.each(['/v1/api/products/cached-book/', '/v1/api/products/?slug=cached-book'])(
    'at %s has a change by staff at once',
    async (url) => {
      const { rows } = await shop.pool.query(`select id, version from product where slug = 'cached-book'`)
      const product =
        rows[0] ??
        (await shop
          .ask('PUT', `${(await shop.create({ title: { en: 'Cached Book' } })).id}/listing/`, {
            body: { is_listed: true },
            headers: version(1),
          })
          .then(({ body }) => body))
      const title = url.includes('?') ? 'Fresh in Lists' : 'Fresh on Its Page'
      const first = await shop.get(url)
      expect([first.statusCode, first.body.includes(title)]).toEqual([200, false])
      // It is answered from the cache: one statement, which asks whether anything has changed.
      expect((await shop.statementsOf(() => shop.get(url))).length).toBe(1)
      expect((await shop.change(product, { title: { en: title } })).status).toBe(200)
      expect((await shop.get(url)).body).toContain(title)
    },
  )
})
