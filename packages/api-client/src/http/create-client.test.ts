import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getArtist } from '../artists/get-artist.ts'
import { listArtists } from '../artists/list-artists.ts'
import { addProduct } from '../basket/add-product.ts'
import { getBasket } from '../basket/get-basket.ts'
import { getProduct } from '../catalogue/get-product.ts'
import { listProducts } from '../catalogue/list-products.ts'
import type { ApiError } from '../errors/api-error.ts'
import { createClient } from './create-client.ts'

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }

let server: Server
let baseUrl = ''
let answer = { status: 200, body: '{}' }
const seen: Seen[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ ...(method && { method }), ...(url && { url }), headers, body: await text(request) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  answer = { status: 200, body: '{"id":"one"}' }
})

describe('a call', () => {
  it.each([
    { name: 'listProducts', send: listProducts, url: '/v1/api/products/' },
    { name: 'listArtists', send: listArtists, url: '/v1/api/artists/' },
    { name: 'getBasket', send: getBasket, url: '/v1/api/basket/' },
  ])('$name asks for $url in the language of the reader', async ({ send, url }) => {
    await send(createClient({ baseUrl }), { language: 'ne' })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url,
      headers: { 'accept-language': 'ne', accept: 'application/json' },
    })
  })

  it('names a product by id or slug, and keeps the slug in one part of the path', async () => {
    const client = createClient({ baseUrl: baseUrl.slice(0, -1) })
    await getProduct(client, { product: 42 })
    await getProduct(client, { product: 'घाम/a' })
    await getArtist(client, { slug: 'a b' })
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/api/products/42/',
      '/v1/api/products/%E0%A4%98%E0%A4%BE%E0%A4%AE%2Fa/',
      '/v1/api/artists/a%20b/',
    ])
  })

  it('adds a product with what the contract names, and the key beside it', async () => {
    const body = { url: '/v1/api/products/42/', referrer: '/', ua: 'test', path: '/book/rain/', quantity: 2 }
    const basket = await addProduct(createClient({ baseUrl }), { ...body, idempotencyKey: 'once' })
    expect(basket).toEqual({ id: 'one' })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/v1/api/basket/add-product/',
      headers: { 'idempotency-key': 'once' },
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(body)
  })

  it('sends the headers of the client with every request', async () => {
    await getBasket(createClient({ baseUrl, headers: { cookie: 'a=b' } }))
    expect(seen[0]?.headers.cookie).toBe('a=b')
  })

  it('is rejected with what the catalogue says, and tells the client first', async () => {
    answer = { status: 406, body: '{"detail":"Only 2 left.","code":"stock"}' }
    const told: ApiError[] = []
    const call = getBasket(createClient({ baseUrl, onError: (error) => told.push(error) }))
    await expect(call).rejects.toMatchObject({ status: 406, toast: 'Only 2 left.', body: { code: 'stock' } })
    expect(told).toHaveLength(1)
  })

  it('takes a body that is not JSON as a text', async () => {
    answer = { status: 502, body: 'Bad gateway' }
    await expect(getBasket(createClient({ baseUrl }))).rejects.toMatchObject({ status: 502, toast: 'Bad gateway' })
  })

  it('is rejected with status 0 when nobody answers', async () => {
    const call = getBasket(createClient({ baseUrl: 'http://127.0.0.1:1/v1/' }))
    await expect(call).rejects.toMatchObject({ status: 0, toast: 'Something went wrong!', text: 'wrong' })
  })
})
