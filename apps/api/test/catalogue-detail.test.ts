import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct, makeWork } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let ids: Record<string, number>
beforeAll(async () => {
  api = await startApp()
  ids = await fillShelf()
})
afterAll(() => api.stop())

async function fillShelf() {
  const { database } = api
  const work_id = await makeWork(database)
  const fiction = await makeCategory(database, { slug: 'fiction', en: { title: 'Fiction' }, ne: { title: 'आख्यान' } })
  const novels = await makeCategory(database, { slug: 'novels', parent: fiction.id, en: { title: 'Novels' } })
  const maya = await makeContent(database, 'author', { slug: 'maya', en: { title: 'Maya' }, ne: { title: 'माया' } })
  const ram = await makeContent(database, 'author', { slug: 'ram', en: { title: 'Ram' } })
  const draft = await makeContent(database, 'author', { slug: 'draft', published_at: null })
  const press = await makeContent(database, 'publisher', { slug: 'press', en: { title: 'The Press' } })
  const other = await makeProduct(database, { slug: 'other', title: { en: 'Other' } })
  const hidden = await makeProduct(database, { slug: 'hidden', is_listed: false })
  const fog = await makeProduct(database, {
    slug: 'fog',
    work_id,
    title: { en: 'Fog', ne: 'कुहिरो' },
    subtitle: { en: 'A novel' },
    description: { en: '<p>Grey.</p>', ne: '<p>खैरो।</p>' },
    names: ['Maya'],
    selling_price: 58_500,
    mrp: 65_000,
    num_available: 4,
    largest_quantity: 9,
    isbn: '9789937000017',
    pages: 312,
    published_on: '2026-02-28',
    sample_media: 'aaaaaaaaaaaaaaaaaaaaaaaa.epub',
    video_url: 'https://video.example/watch?v=1',
    publisher_id: press.id,
    categories: [novels.id],
    authors: [{ id: ram.id, role: 'translator' }, maya.id, draft.id],
    related: [other.id, hidden.id],
    created_at: new Date('2026-03-01T10:00:00Z'),
  })
  const { paper, material: _m, included: _i, care: _c, ...measures } = FACTS
  await database.updateTable('product').set(measures).where('id', '=', fog.id).execute()
  await database
    .updateTable('product_translation')
    .set({ paper })
    .where('product_id', '=', fog.id)
    .where('language', '=', 'en')
    .execute()
  const audiobook = await makeProduct(database, {
    slug: 'fog-heard',
    work_id,
    product_class: 'Audiobook',
    num_available: null,
    duration_seconds: 26_400,
    selling_price: 31_500,
  })
  const old = await makeProduct(database, { slug: 'fog-old', work_id, is_listed: false })
  await makeContent(database, 'article', { slug: 'on-fog', en: { title: 'On fog' }, products: [fog] })
  await makeContent(database, 'booklist', { slug: 'later', published_at: new Date('2999-01-01'), products: [fog] })
  return { fog: fog.id, audiobook: audiobook.id, old: old.id, other: other.id, hidden: hidden.id }
}

/** As stored, and in the language of the request. */
const FACTS = {
  ...{
    binding: 'hardcover' as const,
    printing_year: 2026,
    weight_grams: 340,
    width_mm: 140,
    height_mm: 216,
    depth_mm: 22,
  },
  ...{ paper: 'Book wove', material: '', included: '', care: '' },
}

const get = (path: string, headers: Record<string, string> = {}) => api.get(`/v1/api/products/${path}/`, headers)

describe('a product', () => {
  test('returns all its facts', async () => {
    const product = (await get('fog')).json()
    expect(product).toEqual({
      id: ids['fog'],
      url: `/v1/api/products/${ids['fog']}/`,
      slug: 'fog',
      product_class: 'Book',
      product_class_slug: 'book',
      title: 'Fog',
      titles: { en: 'Fog', ne: 'कुहिरो' },
      subtitle: 'A novel',
      description: '<p>Grey.</p>',
      authors: ['Maya'],
      contributors: [
        { slug: 'ram', name: 'Ram', role: 'translator' },
        { slug: 'maya', name: 'Maya', role: 'author' },
      ],
      publisher: { slug: 'press', name: 'The Press' },
      rating: { average: null, count: 0, counts: [0, 0, 0, 0, 0] },
      selling_price: '585.00',
      mrp: '650.00',
      currency: 'NPR',
      price: { currency: 'NPR', excl_tax: '585.00', incl_tax: '585.00', tax: '0.00' },
      availability: { is_available_to_buy: true, num_available: 4, message: 'In stock (4)' },
      largest_quantity: 4,
      is_shippable: true,
      is_digital: false,
      isbn: '9789937000017',
      upc: '9789937000017',
      language: 'en',
      pages: 312,
      duration_seconds: null,
      published_on: '2026-02-28',
      series: null,
      ...FACTS,
      sample_url: '/v1/media/aaaaaaaaaaaaaaaaaaaaaaaa.epub',
      video_url: 'https://video.example/watch?v=1',
      ticket: null,
      plan: null,
      thumbnail: '',
      picture: { alt: '', width: 400, height: 600, sources: [] },
      images: [],
      formats: [
        expect.objectContaining({ id: ids['fog'], slug: 'fog', title: 'Fog', product_class: 'Book', pages: 312 }),
        expect.objectContaining({
          url: `/v1/api/products/${ids['audiobook']}/`,
          product_class: 'Audiobook',
          selling_price: '315.00',
          is_available_to_buy: true,
          duration_seconds: 26_400,
        }),
      ],
      contents: [],
      related: [expect.objectContaining({ id: ids['other'], title: 'Other' })],
      mentions: [
        expect.objectContaining({ kind: 'article', slug: 'on-fog', url: '/v1/api/articles/on-fog/', title: 'On fog' }),
      ],
      breadcrumbs: [
        [
          { slug: 'fiction', name: 'Fiction' },
          { slug: 'novels', name: 'Novels' },
        ],
      ],
      structure: 'standalone',
      date_created: '2026-03-01T10:00:00.000Z',
      date_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      categories: ['Novels'],
      attributes: [
        { name: 'Language', value: 'English', code: 'language' },
        { name: 'Pages', value: '312', code: 'pages' },
        { name: 'Publisher', value: 'The Press', code: 'publisher' },
        { name: 'Published', value: '2026-02-28', code: 'published_on' },
        { name: 'ISBN', value: '9789937000017', code: 'isbn' },
      ],
      recommended_products: [`/v1/api/products/${ids['other']}/`],
      price_url: `/v1/api/products/${ids['fog']}/price/`,
      availability_url: `/v1/api/products/${ids['fog']}/availability/`,
      stockrecords: null,
      options: [],
      children: [],
    })
    expect((await get(String(ids['fog']))).json()).toEqual(product)
  })

  test('is in Nepali, and in English if there is no translation', async () => {
    expect((await get('fog', { 'accept-language': 'ne' })).json()).toMatchObject({
      title: 'कुहिरो',
      description: '<p>खैरो।</p>',
      contributors: [{ name: 'Ram' }, { name: 'माया' }],
      publisher: { name: 'The Press' },
      breadcrumbs: [[{ name: 'आख्यान' }, { name: 'Novels' }]],
      attributes: [
        { name: 'भाषा', value: 'अङ्ग्रेजी' },
        { name: 'पृष्ठ', value: '३१२' },
        { code: 'publisher' },
        { value: '२०२६-०२-२८' },
        { code: 'isbn' },
      ],
    })
    await api.pool.query("update product_translation set description = '' where description = '<p>खैरो।</p>'")
    expect((await get('fog', { 'accept-language': 'ne' })).json().description).toBe('<p>Grey.</p>')
    const audiobook = (await get('fog-heard', { 'accept-language': 'ne' })).json()
    expect(audiobook.attributes[1]).toEqual({ name: 'अवधि', value: '७ घण्टा २० मिनेट', code: 'duration' })
  })

  test('lists further pictures after the cover, each in its largest size', async () => {
    await api.pool.query(
      `insert into product_image (product_id, position, picture_name) values (1, 1, 'portrait:tara-nembang')`,
    )
    const { images, picture } = (await get('1')).json()
    expect(images).toEqual([
      { original: picture.sources.at(-1).src, caption: picture.alt, display_order: 0, ...picture },
      expect.objectContaining({ caption: 'portrait:tara-nembang in English', display_order: 1 }),
    ])
  })

  test.each(['price', 'availability'])('returns price and availability at %s/', async (what) => {
    const expected = {
      price: { currency: 'NPR', excl_tax: '278.7600', incl_tax: '315.0000', tax: '36.2400' },
      availability: { is_available_to_buy: true, num_available: null, message: 'Available instantly' },
    }
    for (const place of ['fog-heard', String(ids['audiobook'])])
      expect((await get(`${place}/${what}`)).json()).toEqual(Reflect.get(expected, what))
    expect((await get(`no-such/${what}`)).statusCode).toBe(404)
  })

  test('has the configured tax', async () => {
    const app = buildApp({ ...api.parts, vat: { percent: 25, exemptClasses: ['Audiobook'] } })
    const priced = async (slug: string) => (await app.inject(`/v1/api/products/${slug}/`)).json().price
    expect(await priced('fog')).toEqual({ currency: 'NPR', excl_tax: '468.00', incl_tax: '585.00', tax: '117.00' })
    expect(await priced('fog-heard')).toMatchObject({ excl_tax: '315.00', tax: '0.00' })
    await app.close()
  })

  test('that is no longer sold is shown for its other formats and cannot be bought', async () => {
    expect((await get('hidden')).statusCode).toBe(404)
    expect((await get('hidden/price')).statusCode).toBe(404)
    const old = (await get('fog-old')).json()
    expect(old.availability).toEqual({ is_available_to_buy: false, num_available: 0, message: 'No longer sold' })
    expect(old.largest_quantity).toBe(0)
    expect(
      old.formats.map(({ slug, is_available_to_buy }: { slug: string; is_available_to_buy: boolean }) => [
        slug,
        is_available_to_buy,
      ]),
    ).toEqual([
      ['fog', true],
      ['fog-old', false],
      ['fog-heard', true],
    ])
  })

  test('has the date of its last change; sales do not count', async () => {
    const dated = async () => (await get('other')).json().date_updated
    const before = await dated()
    await api.pool.query("update product set num_available = 3, popularity = 7 where slug = 'other'")
    expect(await dated()).toBe(before)
    await api.pool.query(
      "update product_translation set description = 'new' from product where id = product_id and slug = 'other'",
    )
    expect((await dated()) > before).toBe(true)
  })
})
