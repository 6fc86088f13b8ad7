import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { OG_CONTENT_KINDS, shareImageQueries } from '../src/share-images/queries.ts'
import { shareImages } from '../src/share-images/routes.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let shop: RunningApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

const pictureAt = (path: string, headers = {}) => shop.get(`/v1/og/${encodeURI(path)}`, headers)
const drawings = async () => (await shop.pool.query('select count(*)::integer as n from share_picture')).rows[0].n

test('a book has an Open Graph image, which is rendered once and stored', async () => {
  await makeProduct(shop.database, { slug: 'वर्षा', title: { en: 'Rain', ne: 'वर्षा' }, names: ['इश्वरी'] })
  const before = await drawings()
  const answers = await Promise.all(Array.from({ length: 5 }, () => pictureAt('ne/book/वर्षा.jpg')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await drawings()).toBe(before + 1)
  const [answer] = answers
  expect(answer?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
  expect(await sharp(answer?.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const known = await pictureAt('ne/book/वर्षा.jpg', { 'if-none-match': answer?.headers.etag })
  expect(known.statusCode).toBe(304)
  expect((await pictureAt('en/book/वर्षा.jpg')).headers.etag).not.toBe(answer?.headers.etag)
})

test('an image may take longer than other responses', async () => {
  const { slug } = await makeProduct(shop.database, {})
  const impatient = buildApp({ ...shop.parts, longestAnswerMs: 1 })
  expect((await impatient.inject(`/v1/og/en/book/${slug}.jpg`)).statusCode).toBe(200)
  await impatient.close()
})

test('another title is another image', async () => {
  const { id, slug } = await makeProduct(shop.database, { title: { en: 'One' } })
  const first = await pictureAt(`en/book/${slug}.jpg`)
  await shop.pool.query(`update product_translation set title = 'Two' where product_id = $1`, [id])
  expect((await pictureAt(`en/book/${slug}.jpg`)).headers.etag).not.toBe(first.headers.etag)
})

test.each(OG_CONTENT_KINDS)('%s pages have one', async (kind) => {
  const { slug } = await makeContent(shop.database, kind, { en: { title: 'Fog', summary: 'A summary' } })
  expect((await pictureAt(`en/${kind}/${slug}.jpg`)).statusCode).toBe(200)
})

test.each([
  ['letters that no font has', '🌧️ 雨 དབལ་ རྒྱ'],
  ['marks without a letter', '\u093f\u0301 \u200d'],
  ['an endless word', 'क'.repeat(500)],
  ['endless text', 'The rain and the ledger and '.repeat(40)],
  ['SVG markup', '</svg><script>alert(1)</script>&amp;'],
])('a title may contain %s', async (_what, title) => {
  const { slug } = await makeProduct(shop.database, { title: { en: title }, names: [title] })
  const answer = await pictureAt(`en/book/${slug}.jpg`)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each([
  'en/book/no-such-book.jpg',
  'en/book/.jpg',
  'en/book/%00.jpg',
  'en/artist/nobody.jpg',
  'en/shop/other.jpg',
  'en/toString/x.jpg',
])('pages that do not exist have no image: %s', async (path) => {
  expect((await shop.get(`/v1/og/${path}`)).statusCode).toBe(404)
})

test('other languages have no image', async () => {
  expect((await pictureAt('fr/shop/dabali.jpg')).statusCode).toBe(400)
})

test('an unreadable cover is left out; the shop itself has an image', async () => {
  const media = { ...shop.media, read: async () => (await import('node:stream')).Readable.from(['no picture']) }
  const pictures = shareImages({ queries: shareImageQueries(shop.database), media })
  const item = { title: 'Torn', by: '', label: 'Book', mediaName: 'torn' }
  expect(await pictures.nameOf(item, async () => {})).toMatch(/^[0-9a-f]{24}\.jpg$/)
  expect((await pictureAt('en/shop/dabali.jpg')).statusCode).toBe(200)
})

test('rendering is rate-limited, stored images are not', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  const { slug } = await makeProduct(shop.database)
  await pictureAt(`en/book/${slug}.jpg`)
  await shop.pool.query(`update rate_limit set count = 1000`)
  await pictureAt('ne/shop/dabali.jpg', headers)
  await shop.pool.query(`update rate_limit set count = 1000, ends_at = now() + interval '1 minute'`)
  const other = await makeProduct(shop.database)
  expect((await pictureAt(`en/book/${other.slug}.jpg`, headers)).statusCode).toBe(429)
  expect((await pictureAt(`en/book/${slug}.jpg`, headers)).statusCode).toBe(200)
})
