import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'

const app = buildApp()
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'DELETE', url: '/pixel/events/' }))

const events = async () => (await app.inject('/pixel/events/')).json()

test('takes a conversion as an image and as JSON, from any site, and shows it', async () => {
  const image = await app.inject('/pixel/collect.gif?event=Purchase&value=4.41&currency=USD&order=100001')
  expect(image.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
  const posted = await app.inject({
    method: 'POST',
    url: '/pixel/collect/',
    payload: { event: 'AddToCart', value: 3.5, currency: 'USD', products: [42] },
  })
  expect([posted.statusCode, posted.headers['access-control-allow-origin']]).toEqual([204, '*'])
  const beacon = await app.inject({
    method: 'POST',
    url: '/pixel/collect/',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: '{"event":"<b>Lead</b>"}',
  })
  expect(beacon.statusCode).toBe(204)
  expect(await events()).toMatchObject([
    { event: '<b>Lead</b>', by: 'post' },
    { event: 'AddToCart', value: '3.5', currency: 'USD', fields: { products: [42] } },
    { event: 'Purchase', value: '4.41', currency: 'USD', by: 'image', fields: { order: '100001' } },
  ])
  const { body } = await app.inject('/pixel/')
  expect(body).toContain('&lt;b&gt;Lead&lt;/b&gt;')
  expect(body).toContain('Purchase <span class="quiet">4.41 USD</span>')
})

test('answers the preflight request of a browser', async () => {
  const asked = await app.inject({ method: 'OPTIONS', url: '/pixel/collect/' })
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, 'Content-Type'])
})

test('is emptied', async () => {
  await app.inject('/pixel/collect.gif?event=Purchase')
  await app.inject({ method: 'POST', url: '/pixel/empty/' })
  expect(await events()).toEqual([])
  expect((await app.inject('/pixel/')).body).toContain('No conversions yet')
})

test('takes no nonsense for JSON', async () => {
  const nonsense = await app.inject({
    method: 'POST',
    url: '/pixel/collect/',
    headers: { 'content-type': 'text/plain' },
    payload: '{',
  })
  expect(nonsense.statusCode).toBe(400)
})
