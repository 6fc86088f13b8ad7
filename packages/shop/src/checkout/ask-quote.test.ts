import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askQuote } from './ask-quote.ts'

let server: Server
let baseUrl = ''
let refused: string | undefined
let requests: { what: string; body: unknown }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await json(request)) as { shipping_method_code?: string }
    requests.push({ what: `${request.method} ${request.url}`, body })
    const isRefused = refused !== undefined && body.shipping_method_code === refused
    const answer = isRefused ? { non_field_errors: ['No.'], code: 'unknown_shipping_method' } : { id: 'bsk_1' }
    response.writeHead(isRefused ? 406 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => server.close())
beforeEach(() => {
  refused = undefined
  requests = []
})

const input = { country: 'NP', line: 'Lalitpur', method: '', isGift: false }
const ask = (given: Partial<Parameters<typeof askQuote>[1]> = {}) =>
  askQuote(
    createClient({ baseUrl }),
    { mode: undefined, offer: undefined, input, basketId: 'bsk_1', isGiftKnown: true, ...given },
    {},
  )

describe('fetching a quote', () => {
  it('sends the address, and only known values', async () => {
    await ask()
    await ask({ input: { ...input, line: '' } })
    expect(requests.map(({ body }) => body)).toEqual([
      { shipping_address: { country: 'NP', line: 'Lalitpur' } },
      { shipping_address: { country: 'NP' } },
    ])
  })

  it('sends the offer token, also in the retry without a shipping method', async () => {
    refused = 'abroad'
    await ask({ offer: 'secret', input: { ...input, method: 'abroad' } })
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ offer: 'secret', shipping_method_code: 'abroad' }),
      { offer: 'secret', shipping_address: { country: 'NP', line: 'Lalitpur' } },
    ])
  })

  it('updates the gift flag of the basket first', async () => {
    await ask({ input: { ...input, isGift: true }, isGiftKnown: false })
    expect(requests.map(({ what }) => what)).toEqual(['PATCH /v1/api/baskets/bsk_1/', 'POST /v1/api/basket/quote/'])
    expect(requests[0]?.body).toEqual({ is_gift: true })
  })

  it('quotes Buy now and ignores an unknown mode', async () => {
    await ask({ mode: 'buy-now' })
    await ask({ mode: 'upside-down' })
    expect(requests.map(({ what }) => what)).toEqual([
      'POST /v1/api/basket/quote/?mode=buy-now',
      'POST /v1/api/basket/quote/',
    ])
  })

  it('retries without a shipping method that is not available for the address', async () => {
    refused = 'abroad'
    await expect(ask({ input: { ...input, method: 'abroad' } })).resolves.toMatchObject({ id: 'bsk_1' })
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body).not.toHaveProperty('shipping_method_code')
  })
})
