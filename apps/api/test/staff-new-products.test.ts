import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { PRICE, type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'

let shop: StaffCatalogue
beforeAll(async () => {
  shop = await startStaffCatalogue()
})
afterAll(() => shop.stop())

describe('a new product', () => {
  test('is stored in both languages, is not listed and has nothing in stock', async () => {
    const author = await makeContent(shop.database, 'author', { en: { title: 'Ishvari Tamot' } })
    const publisher = await makeContent(shop.database, 'publisher')
    const category = await makeCategory(shop.database)
    const related = await makeProduct(shop.database)
    const product = await shop.create({
      title: { en: ' The  Rain House ', ne: 'वर्षा घर' },
      subtitle: { en: 'A novel', ne: 'उपन्यास' },
      description: { en: '<p onclick="x()">One <b>house</b></p><script>x()</script>', ne: '<p>एउटा घर</p>' },
      authors: { en: ['Ishvari  Tamot'], ne: ['ईश्वरी तामोट'] },
      isbn: 'ISBN 978-9937-0-9999-8',
      pages: 312,
      binding: 'paperback',
      published_on: '2026-09-21',
      largest_quantity: 5,
      publisher_id: publisher.id,
      contributors: [{ id: author.id, role: 'author' }],
      category_ids: [category.id],
      related_ids: [related.id],
    })
    expect(product).toMatchObject({
      version: 1,
      slug: 'the-rain-house',
      title: { en: 'The Rain House', ne: 'वर्षा घर' },
      description: { en: '<p>One <b>house</b></p>', ne: '<p>एउटा घर</p>' },
      authors: { en: ['Ishvari Tamot'], ne: ['ईश्वरी तामोट'] },
      isbn: '9789937099998',
      pages: 312,
      published_on: '2026-09-21',
      largest_quantity: 5,
      publisher: { id: publisher.id, slug: publisher.slug },
      contributors: [{ id: author.id, name: { en: 'Ishvari Tamot' }, role: 'author' }],
      categories: [{ id: category.id }],
      related: [{ id: related.id }],
      price: { mrp: '650.00', selling_price: '585.00', current_price: '585.00', least_price: null, sale: null },
      num_available: 0,
      is_listed: false,
      complete: ['en', 'ne'],
      missing: [],
    })
    expect((await shop.ask('GET', `${product.id}/`)).body).toEqual(product)
    expect(await shop.eventsOf('product', product.id)).toEqual([
      { operation: 'createStaffProduct', before: null, after: expect.objectContaining({ slug: 'the-rain-house' }) },
    ])
    expect((await shop.get(`/v1/api/products/${product.id}/`)).statusCode).toBe(404)
  })

  test('gets a free slug from its title', async () => {
    const slugs = []
    for (const title of [
      { en: 'Slug Song' },
      { en: 'Slug song!' },
      { en: 'Slug, song' },
      { ne: 'कुहिरो २' },
      { en: '1984' },
    ])
      slugs.push((await shop.create({ title })).slug)
    expect(slugs).toEqual(['slug-song', 'slug-song-book', 'slug-song-book-2', 'कुहिरो-२', '1984-book'])
  })

  test('is created once for a key', async () => {
    const sent = { body: shop.aBook({ title: { en: 'Only Once' } }), headers: { 'idempotency-key': 'product once' } }
    const [one, other] = [await shop.ask('POST', '', sent), await shop.ask('POST', '', sent)]
    expect([one.status, other.body]).toEqual([201, one.body])
    expect((await shop.ask('GET', '?q=only+once')).body.count).toBe(1)
    expect((await shop.ask('POST', '', { ...sent, body: shop.aBook() })).status).toBe(422)
  })

  const PLAN = { period_days: 30, opens: ['E-book'] }
  const RENTAL = { days_to_start: 30, hours_to_watch: 48 }
  test.each([
    ['Book', { language: 'ne', pages: 9, isbn: null, paper: { en: 'Lokta' } }, 0],
    ['E-book', { language: 'en', pages: 9 }, null],
    ['Audiobook', { language: 'en', duration_seconds: 600 }, null],
    ['Pay Per View', { language: 'en', duration_seconds: 600, rental: RENTAL }, null],
    ['Subscription', { plan: PLAN }, null],
    ['Digital Bundle', { language: 'en' }, null],
    ['Physical Bundle', { language: 'en', weight_grams: 900 }, 0],
    ['Ticket', {}, 0],
    ['Dabali Merchandise', { material: { en: 'Wool' }, care: { en: 'Wash by hand' } }, 0],
  ])('of the class %s has its fields', async (product_class, fields, num_available) => {
    const { status, body } = await shop.ask('POST', '', {
      body: { product_class, title: { en: `A ${product_class}` }, price: PRICE, ...fields },
    })
    expect([status, body]).toEqual([201, expect.objectContaining({ product_class, num_available, ...fields })])
  })

  test.each([
    [
      'Book',
      { duration_seconds: 60, plan: PLAN, rental: RENTAL, item_ids: [1], material: { en: 'Wool' } },
      ['language'],
    ],
    ['E-book', { binding: 'paperback', weight_grams: 10, paper: { ne: 'लोक्ता' } }, ['language']],
    ['Audiobook', { pages: 10, printing_year: 2020 }, ['language']],
    ['Pay Per View', { isbn: '9789937000017', pages: 10 }, ['language', 'rental']],
    ['Subscription', { language: 'en', contributors: [{ id: 1, role: 'author' }], authors: { en: ['A'] } }, ['plan']],
    ['Digital Bundle', { weight_grams: 10, included: { en: 'Two' } }, ['language']],
    ['Physical Bundle', { pages: 10, duration_seconds: 60 }, ['language']],
    ['Ticket', { language: 'en', isbn: '9789937000017', item_ids: [1] }, []],
    ['Dabali Merchandise', { isbn: '9789937000017', pages: 10, language: 'ne' }, []],
  ])(
    'of the class %s refuses what it does not have and needs what it must have',
    async (product_class, fields, needs) => {
      const { status, body } = await shop.ask('POST', '', {
        body: { product_class, title: { en: 'Wrong' }, price: PRICE, ...fields },
      })
      expect(status).toBe(400)
      const notOfClass = `A product of the class "${product_class}" does not have this.`
      for (const field of Object.keys(fields)) expect([field, body[field]?.[0]]).toEqual([field, notOfClass])
      for (const field of needs) expect([field, body[field]]).toEqual([field, ['This field is required.']])
    },
  )

  test('is refused with everything that is wrong, in the language of the request', async () => {
    const body = shop.aBook({
      title: { en: ' ', ne: '' },
      subtitle: { ne: 'उपन्यास' },
      isbn: '978-9937-0-0001-8',
      pages: 0,
      width_mm: 99_999,
      largest_quantity: 100,
      published_on: '1066-10-14',
      slug: 'Not A Slug',
      publisher_id: 999_999,
      contributors: [{ id: 999_999, role: 'author' }],
      category_ids: [999_999],
      related_ids: [999_998, 999_999],
      price: { mrp: '100', selling_price: '200', least_price: '0' },
    })
    const { status, body: errors } = await shop.ask('POST', '', { body })
    expect([status, errors]).toEqual([
      400,
      {
        title: ['Enter the title in Nepali.'],
        isbn: ['Enter an ISBN with 10 or 13 digits. The last digit must match the others.'],
        pages: ['Enter 1 or more.'],
        width_mm: ['Enter 10000 or less.'],
        largest_quantity: ['Enter 99 or less.'],
        published_on: ['Enter a date from 1400 to 2200.'],
        slug: ['Use lower-case letters, digits and single hyphens, and at least one letter.'],
        publisher_id: ['Not found: 999999.'],
        contributors: ['Not found: 999999.'],
        category_ids: ['Not found: 999999.'],
        related_ids: ['Not found: 999998, 999999.'],
        selling_price: ['Enter a price that is not above the printed price.'],
        least_price: ['Enter a price above 0 that is not above the selling price.'],
        code: 'invalid',
      },
    ])
    const inNepali = await shop.ask('POST', '', {
      body: shop.aBook({ title: {} }),
      headers: { 'accept-language': 'ne' },
    })
    expect(inNepali.body.title).toEqual(['अङ्ग्रेजी वा नेपालीमा शीर्षक लेख्नुहोस्।'])
  })

  test('cannot have the ISBN or the slug of another', async () => {
    const one = await shop.create({ isbn: '9780306406157' })
    const { body } = await shop.ask('POST', '', { body: shop.aBook({ isbn: '0-306-40615-2', slug: one.slug }) })
    expect(body).toMatchObject({
      isbn: [`The product "${one.slug}" has this ISBN.`],
      slug: ['Another page has this address.'],
    })
    expect((await shop.change(one, { isbn: '978-0-306-40615-7', slug: one.slug, pages: 20 })).status).toBe(200)
  })
})
