import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCartLine, makeQuote } from '../testing/fixtures.ts'
import { askQuote, holdQuote } from './checkout-start.ts'

let server: Server
let baseUrl = ''
let refused: string | undefined
let held: { status: number; body: object } | undefined
let requests: { what: string; body: unknown }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const isHold = request.url?.startsWith('/v1/api/basket/hold-tickets/') && held !== undefined
    const body = isHold ? {} : ((await json(request)) as { shipping_method_code?: string })
    requests.push({ what: `${request.method} ${request.url}`, body })
    if (isHold && held) {
      response.writeHead(held.status, { 'content-type': 'application/json' }).end(JSON.stringify(held.body))
      return
    }
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
  held = undefined
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

describe('holding the tickets of a quote', () => {
  const until = '2026-11-26T06:15:00.000Z'
  const ticket = makeCartLine({ product_class: 'Ticket' })
  const hold = (lines = [ticket], offer?: string, mode?: string) =>
    holdQuote(createClient({ baseUrl, retries: 0 }), { quote: makeQuote({ lines }), mode, offer })

  it('tells until when each line is held, or what is left of it', async () => {
    const short = makeCartLine({ id: 'line-2', product_class: 'Ticket', quantity: 3 })
    const warning = 'Only 2 tickets left.'
    held = {
      status: 200,
      body: {
        lines: [
          { ...ticket, held_until: until },
          { ...short, warning, max_quantity: 2 },
        ],
      },
    }
    const { lines } = await hold([ticket, short, makeCartLine({ id: 'line-3' })], undefined, 'buy-now')
    expect(lines.map((line) => [line.held_until, line.warning, line.max_quantity])).toEqual([
      [until, null, 5],
      [null, warning, 2],
      [null, null, 5],
    ])
    expect(requests.map(({ what }) => what)).toEqual(['POST /v1/api/basket/hold-tickets/?mode=buy-now'])
  })

  it('asks nothing without tickets, for chosen seats, while they are held, and with an offer', async () => {
    held = { status: 200, body: { lines: [] } }
    const seat = { id: 1, section: '', row: 'A', number: 1, kind: 'normal' as const, label: '', is_taken: false }
    await hold([makeCartLine()])
    await hold([{ ...ticket, seats: [{ ...seat, held_until: until }] }])
    await hold([{ ...ticket, held_until: until }])
    await hold([ticket], 'secret')
    expect(requests).toEqual([])
  })

  it('leaves the quote as it is when too many were held from one address', async () => {
    held = { status: 429, body: { detail: 'Too many.', code: 'throttled' } }
    expect((await hold()).lines).toEqual([ticket])
  })
})
