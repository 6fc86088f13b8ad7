import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, makeWork } from './make-product.ts'
import { version } from './start-staff.ts'
import { type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'

let shop: StaffCatalogue
beforeAll(async () => {
  shop = await startStaffCatalogue()
})
afterAll(() => shop.stop())

type Seen = { id: number; version: number }
let names = 0
const create = async (path: string, more: object = {}) => {
  const { status, body } = await shop.send('POST', `${path}/`, { body: { name: { en: `Entry ${names++}` }, ...more } })
  expect([status, body]).toEqual([201, expect.any(Object)])
  return body
}
const change = (path: string, entry: Seen, body: object, cookie = shop.editor) =>
  shop.send('PATCH', `${path}/${entry.id}/`, { body, cookie, headers: version(entry.version) })

describe.each([
  ['contributors', 'author', 'authors'],
  ['publishers', 'publisher', 'publishers'],
  ['categories', 'category', 'categories'],
  ['series', 'series', 'series'],
])('%s', (path, kind, shown) => {
  test('are created in both languages and shown at once', async () => {
    const entry = await create(path, {
      name: { en: ' Lane  Press ', ne: 'गल्ली प्रेस' },
      summary: { en: 'From a lane.' },
      body: { en: '<p onclick="x()">Ink</p><script>x()</script>' },
    })
    expect(entry).toMatchObject({
      version: 1,
      slug: 'lane-press',
      name: { en: 'Lane Press', ne: 'गल्ली प्रेस' },
      body: { en: '<p>Ink</p>' },
      is_published: true,
      complete: ['en'],
      product_count: 0,
    })
    expect((await shop.send('GET', `${path}/${entry.id}/`)).body).toEqual(entry)
    expect((await shop.get(`/v1/api/${shown}/lane-press/`)).json().slug).toBe('lane-press')
    expect((await shop.eventsOf(kind, entry.id)).map(({ operation }) => operation)).toHaveLength(1)
  })

  test('are created once for a key', async () => {
    const sent = { body: { name: { en: 'Once' } }, headers: { 'idempotency-key': `${path} once` } }
    const [one, other] = [await shop.send('POST', `${path}/`, sent), await shop.send('POST', `${path}/`, sent)]
    expect([one.status, other.body]).toEqual([201, one.body])
  })

  test('change in one language, with the former address redirecting', async () => {
    const entry = await create(path, { name: { en: `Former ${kind}` } })
    const url = `/v1/api/${shown}/former-${kind}/`
    const before = await shop.get(url)
    expect(before.json().slug).toBe(`former-${kind}`)
    const { status, body } = await change(path, entry, { name: { ne: 'नयाँ' }, slug: `present-${kind}` })
    expect([status, body.version, body.name]).toEqual([200, 2, { en: `Former ${kind}`, ne: 'नयाँ' }])
    const moved = await shop.get(url)
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, `/v1/api/${shown}/present-${kind}/`])
    expect((await change(path, body, { name: { ne: 'नयाँ' } })).body).toEqual(body)
    expect(await shop.eventsOf(kind, entry.id)).toHaveLength(2)
    const hidden = await change(path, body, { is_published: false })
    expect([hidden.body.is_published, hidden.body.version]).toEqual([false, 3])
    expect((await shop.get(`/v1/api/${shown}/present-${kind}/`)).statusCode).toBe(404)
  })

  test('are refused with everything that is wrong, and in an old version', async () => {
    const entry = await create(path)
    const wrong = { name: { en: '', ne: '' }, summary: { ne: 'सार' }, slug: '??' }
    expect((await change(path, entry, wrong)).body).toMatchObject({
      name: ['Enter the name in Nepali.'],
      slug: ['Use lower-case letters, digits and single hyphens, and at least one letter.'],
    })
    const nameless = await shop.send('POST', `${path}/`, { body: {} })
    expect([nameless.status, nameless.body.name]).toEqual([400, ['Enter a name in English or Nepali.']])
    const taken = await shop.send('POST', `${path}/`, { body: { name: { en: 'Other' }, slug: entry.slug } })
    expect(taken.body.slug).toEqual(['Another page has this address.'])
    await change(path, entry, { summary: { en: 'First' } })
    const late = await change(path, entry, { summary: { en: 'Second' } })
    expect([late.status, late.body.current.summary]).toEqual([409, { en: 'First' }])
  })

  test('are found by a name in either language', async () => {
    const entry = await create(path, { name: { en: `Quartz ${kind}`, ne: 'स्फटिक' } })
    for (const q of ['QUARTZ', 'स्फटिक', `quartz-${kind}`]) {
      const { body } = await shop.send('GET', `${path}/?q=${encodeURIComponent(q)}`)
      expect([q, body.count, body.results[0]]).toEqual([q, 1, entry])
    }
    expect((await shop.send('GET', `${path}/?q=100%25`)).body.count).toBe(0)
  })
})

describe('the tree of categories', () => {
  const tree = async (parent: number | null) =>
    (
      await shop.pool.query('select id from category where parent_id is not distinct from $1 order by position, id', [
        parent,
      ])
    ).rows.map(({ id }) => id)

  test('is ordered and moved, with the products of what moves', async () => {
    const top = await create('categories')
    const other = await create('categories')
    const children = []
    for (let at = 0; at < 3; at += 1) children.push(await create('categories', { parent_id: top.id }))
    const [one, two, three] = children
    const product = await makeProduct(shop.database, { categories: [two.id] })
    expect(await tree(top.id)).toEqual([one.id, two.id, three.id])
    const first = await change('categories', three, { position: 0 })
    expect([first.status, first.body.position, await tree(top.id)]).toEqual([200, 0, [three.id, one.id, two.id]])
    // Undone with the position that it had in the tree.
    await change('categories', first.body, { position: 2 })
    expect(await tree(top.id)).toEqual([one.id, two.id, three.id])
    const moved = await change('categories', two, { parent_id: other.id })
    expect([moved.body.parent_id, await tree(top.id)]).toEqual([other.id, [one.id, three.id]])
    const { body } = await shop.ask('GET', `?category=${other.id}`)
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([product.id])
    expect((await shop.ask('GET', `?category=${top.id}`)).body.count).toBe(0)
  })

  test('has no cycles', async () => {
    const top = await create('categories')
    const below = await create('categories', { parent_id: top.id })
    for (const parent_id of [top.id, below.id]) {
      const { status, body } = await change('categories', top, { parent_id })
      expect([status, body.parent_id]).toEqual([400, ['Choose a category that is neither the same nor below.']])
    }
    expect((await change('categories', top, { parent_id: 999_999 })).body.parent_id).toEqual(['Not found: 999999.'])
  })

  test('loses a category only when it is empty', async () => {
    const top = await create('categories')
    const below = await create('categories', { parent_id: top.id })
    const remove = ({ id }: Seen) => shop.send('DELETE', `categories/${id}/`, { headers: version(1) })
    const refused = await remove(top)
    expect([refused.status, refused.body.code]).toEqual([409, 'category_in_use'])
    const product = await makeProduct(shop.database, { categories: [below.id] })
    expect((await remove(below)).body.code).toBe('category_in_use')
    await shop.pool.query('delete from product_category where product_id = $1', [product.id])
    expect([(await remove(below)).status, (await remove(top)).status, (await remove(top)).status]).toEqual([
      204, 204, 404,
    ])
  })
})

describe('the works of a series', () => {
  test('are ordered, each with its editions', async () => {
    const work_id = await makeWork(shop.database)
    const [book, ebook, alone] = [
      await makeProduct(shop.database, { work_id }),
      await makeProduct(shop.database, { work_id, product_class: 'E-book' }),
      await makeProduct(shop.database),
    ]
    const series = await create('series', { product_ids: [alone.id, ebook.id] })
    const worksOf = (entry: { works: { position: number; products: Seen[] }[] }) =>
      entry.works.map(({ position, products }) => [position, products.map(({ id }) => id)])
    expect(worksOf(series)).toEqual([
      [1, [alone.id]],
      [2, [book.id, ebook.id]],
    ])
    const turned = await change('series', series, { product_ids: [book.id, alone.id] })
    expect([turned.status, worksOf(turned.body)]).toEqual([
      200,
      [
        [1, [book.id, ebook.id]],
        [2, [alone.id]],
      ],
    ])
    const page = (await shop.get(`/v1/api/series/${series.slug}/`)).json()
    expect(page.works.map(({ position }: { position: number }) => position)).toEqual([1, 2])
    const twice = await change('series', turned.body, { product_ids: [book.id, ebook.id] })
    expect(twice.body.product_ids).toEqual(['Remove the duplicates.'])
    const other = await shop.send('POST', 'series/', {
      body: { name: { en: 'Other' }, product_ids: [alone.id, 999_999] },
    })
    expect(other.body.product_ids).toEqual(['Not found: 999999.', `In another series: ${alone.slug}.`])
    expect(worksOf((await change('series', turned.body, { product_ids: [] })).body)).toEqual([])
  })
})
