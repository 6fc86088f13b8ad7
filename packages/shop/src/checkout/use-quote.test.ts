import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askQuote } from './use-quote.ts'

let server: Server
let baseUrl = ''
let refused: string | undefined
let requests: { what: string; body: unknown }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await json(request)) as { shipping_method_code?: string }
    requests.push({ what: `${request.method} ${request.url}`, body })
    const isRefused = refused !== undefined && body.shipping_method_code === refused
    const said = isRefused ? { non_field_errors: ['No.'], code: 'unknown_shipping_method' } : { id: 'bsk_1' }
    response.writeHead(isRefused ? 406 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
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

describe('asking what it costs', () => {
  it('says where it goes, and nothing that is not known yet', async () => {
    await ask()
    await ask({ input: { ...input, line: '' } })
    expect(requests.map(({ body }) => body)).toEqual([
      { shipping_address: { country: 'NP', line: 'Lalitpur' } },
      { shipping_address: { country: 'NP' } },
    ])
  })

  it('says which places were offered, also when it asks again without the way', async () => {
    refused = 'abroad'
    await ask({ offer: 'secret', input: { ...input, method: 'abroad' } })
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ offer: 'secret', shipping_method_code: 'abroad' }),
      { offer: 'secret', shipping_address: { country: 'NP', line: 'Lalitpur' } },
    ])
  })

  it('tells the basket first that it is a gift', async () => {
    await ask({ input: { ...input, isGift: true }, isGiftKnown: false })
    expect(requests.map(({ what }) => what)).toEqual(['PATCH /v1/api/baskets/bsk_1/', 'POST /v1/api/basket/quote/'])
    expect(requests[0]?.body).toEqual({ is_gift: true })
  })

  it('asks about what is bought at once, and ignores an unknown mode', async () => {
    await ask({ mode: 'buy-now' })
    await ask({ mode: 'upside-down' })
    expect(requests.map(({ what }) => what)).toEqual([
      'POST /v1/api/basket/quote/?mode=buy-now',
      'POST /v1/api/basket/quote/',
    ])
  })

  it('asks again without a way that does not lead to the new place', async () => {
    refused = 'abroad'
    await expect(ask({ input: { ...input, method: 'abroad' } })).resolves.toMatchObject({ id: 'bsk_1' })
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body).not.toHaveProperty('shipping_method_code')
  })
})
