import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

describe('products', () => {
  test('are listed in English by default', async () => {
    const answer = await api.get('/v1/api/products/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-language': 'en',
      vary: 'Accept-Language',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const { results, facets: _, ...page } = answer.json()
    expect(page).toEqual({ count: 2, next: null, previous: null })
    expect(results.map(({ title }: { title: string }) => title)).toEqual(['The Rain Ledger', 'House of Fog'])
  })

  test('are paged', async () => {
    const first = (await api.get('/v1/api/products/?page_size=1')).json()
    expect(first).toMatchObject({ count: 2, next: '/v1/api/products/?page=2&page_size=1', previous: null })
    const second = (await api.get(first.next)).json()
    expect(second).toMatchObject({ next: null, previous: '/v1/api/products/?page=1&page_size=1' })
    expect(second.results[0].slug).toBe('kuhiroko-ghar')
    expect((await api.get('/v1/api/products/?page=99')).json()).toMatchObject({ count: 2, next: null, results: [] })
  })

  test.each(['/v1/api/products/1/', '/v1/api/products/1', '/v1/api/products/the-rain-ledger/'])(
    'are found at %s',
    async (url) => {
      expect((await api.get(url)).json()).toMatchObject({
        id: 1,
        url: '/v1/api/products/1/',
        slug: 'the-rain-ledger',
        title: 'The Rain Ledger',
        authors: ['Ishvari Tamot'],
        language: 'en',
        product_class: 'Book',
        selling_price: '585.00',
        mrp: '650.00',
        currency: 'NPR',
        availability: { is_available_to_buy: true, num_available: 14, message: 'In stock (14)' },
        thumbnail: expect.stringMatching(/^\/v1\/media\/[0-9a-f]{24}\.webp$/),
        picture: { alt: 'cover:the-rain-ledger in English', width: 400, height: 600 },
      })
    },
  )

  test('are in Nepali if preferred', async () => {
    const answer = await api.get('/v1/api/products/1/', { 'accept-language': 'fr, ne-NP;q=0.9, en;q=0.8' })
    expect(answer.headers['content-language']).toBe('ne')
    expect(answer.json()).toMatchObject({
      title: 'वर्षाको बहीखाता',
      authors: ['ईश्वरी तामोट'],
      language: 'en',
      availability: { message: 'उपलब्ध छ (१४ प्रति)' },
      picture: { alt: 'cover:the-rain-ledger नेपालीमा' },
    })
  })

  test('that are digital have no stock', async () => {
    expect((await api.get('/v1/api/products/2/')).json()).toMatchObject({
      product_class: 'E-book',
      availability: { is_available_to_buy: true, num_available: null, message: 'Available instantly' },
    })
  })

  test('without a translation are in their own language', async () => {
    await api.pool.query("delete from product_translation where product_id = 2 and language = 'en'")
    expect((await api.get('/v1/api/products/2/', { 'accept-language': 'en' })).json().title).toBe('कुहिरोको घर')
  })

  test('have an ETag', async () => {
    const { headers } = await api.get('/v1/api/products/1/')
    const again = await api.get('/v1/api/products/1/', { 'if-none-match': `W/${headers.etag}, "other"` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const nepali = await api.get('/v1/api/products/1/', { 'if-none-match': `${headers.etag}`, 'accept-language': 'ne' })
    expect(nepali.statusCode).toBe(200)
  })

  test.each(['3', '0', '99999999999', 'no-such-book', '%00', 'constructor'])('%s is not found', async (product) => {
    const answer = await api.get(`/v1/api/products/${product}/`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })
})

describe('artists', () => {
  test('are listed and found in both languages', async () => {
    const { count, results } = (await api.get('/v1/api/artists/')).json()
    expect([count, results[0].name]).toEqual([1, 'Tara Nembang'])
    const answer = await api.get('/v1/api/artists/tara-nembang/', { 'accept-language': 'ne' })
    expect(answer.json()).toMatchObject({
      slug: 'tara-nembang',
      url: '/v1/api/artists/tara-nembang/',
      name: 'तारा नेम्बाङ',
      home: 'तेह्रथुम, हाल पाटन',
      picture: { alt: 'portrait:tara-nembang नेपालीमा' },
    })
    expect((await api.get('/v1/api/artists/nobody/')).statusCode).toBe(404)
  })
})

describe('pictures', () => {
  test('are immutable under the names that products return', async () => {
    const { picture } = (await api.get('/v1/api/products/1/')).json()
    expect(picture.sources.map(({ type, width }: { type: string; width: number }) => `${type} ${width}`)).toEqual([
      'image/avif 160',
      'image/webp 160',
      'image/webp 320',
    ])
    const answer = await api.get(picture.sources[2].src)
    expect([answer.headers['content-type'], answer.body]).toEqual(['image/webp', 'webp 320'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['no-such.webp', '..%2Fsecret', '%00'])('%s is not found', async (file) => {
    expect((await api.get(`/v1/media/${file}`)).statusCode).toBe(404)
  })
})
