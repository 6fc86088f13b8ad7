import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PostedForm } from '../server-request/form-action.ts'
import { makeCart } from '../testing/fixtures.ts'
import { type Answer, startShopServer } from '../testing/shop-server.ts'
import { acceptAction, chooseSeatsAction, selectTicketsAction } from './ticket-actions.ts'

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
  shop.answer = ({ body }) =>
    (body as { url: string }).url.endsWith('/9/')
      ? { status: 406, body: { detail: 'Sold out.' } }
      : { body: makeCart() }
})

const post = (fields: Record<string, string>) =>
  selectTicketsAction({
    client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
    text: (name) => fields[name] ?? '',
    header: () => '',
    params: { slug: 'low-cloud' },
  } as Partial<PostedForm> as PostedForm)

it('adds the selection, in the digits of either language, and redirects to the checkout', async () => {
  expect(await post({ kinds: '1 2 3', 'places-1': '२', 'places-2': '0', 'places-3': '1' })).toBe('/checkout/')
  expect(shop.requests.map(({ body }) => body)).toMatchObject([
    { url: '/v1/api/products/1/', quantity: 2 },
    { url: '/v1/api/products/3/', quantity: 1 },
  ])
})

it('adds the chosen seats', async () => {
  await post({ kinds: '1 2', 'places-1': '2', 'seats-1': '7 12', 'places-2': '1', 'seats-2': 'x' })
  expect(shop.requests.map(({ body }) => (body as { seats?: number[] }).seats)).toEqual([[7, 12], undefined])
})

it('redirects to the cart when one is refused', async () => {
  expect(await post({ kinds: '1 9', 'places-1': '1', 'places-9': '1' })).toBe('/basket?all=1&added=1&refused=9')
})

it('redirects back without a selection and ignores invalid ids', async () => {
  expect(await post({ kinds: '1 ../2', 'places-1': 'many', 'places-../2': '1' })).toBe('/event/low-cloud#tickets')
  expect(shop.requests).toEqual([])
})

describe('seats from a list', () => {
  const choose = (seats: string[], fields: Record<string, string> = { type: '3', product: '103' }) =>
    chooseSeatsAction({
      client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
      text: (name) => fields[name] ?? '',
      texts: (name) => (name === 'seat' ? seats : []),
      header: () => '',
      params: { slug: 'low-cloud', date: '7' },
    } as Partial<PostedForm> as PostedForm)
  const PAGE = '/event/low-cloud/7/seats?type=3'

  it('are added, each once, and lead to the cart', async () => {
    expect(await choose(['12', '13', '12', 'x'])).toBe('/basket?added=1')
    expect(shop.requests.map(({ body }) => body)).toMatchObject([
      { url: '/v1/api/products/103/', quantity: 2, seats: [12, 13] },
    ])
  })

  it('are asked for where none is chosen', async () => {
    expect(await choose([])).toBe(`${PAGE}&problem=none`)
    expect(await choose(['12'], { type: '../3' })).toBe('/event/low-cloud/7/seats?problem=none&seats=12')
    expect(shop.requests).toEqual([])
  })

  it.each([
    [406, { code: 'seat_taken', taken_seats: ['13', '1&x=1'] }, 'problem=taken&seats=12.13&taken=13'],
    [406, { code: 'too_many' }, 'problem=limit&seats=12.13'],
    [406, { code: 'sales_ended' }, 'problem=closed&seats=12.13'],
    [503, { code: 'unavailable' }, 'problem=failed&seats=12.13'],
  ])('stay chosen after a refusal with %i %j', async (status, body, query) => {
    shop.answer = () => ({ status, body: { reason: 'No.', ...body } })
    expect(await choose(['12', '13'])).toBe(`${PAGE}&${query}`)
  })
})

describe('a transferred ticket', () => {
  const accept = () =>
    acceptAction({
      client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
      text: () => '',
      params: { token: 'T' },
    } as Partial<PostedForm> as PostedForm)
  const ticket = { id: '7', hash_url: `/v1/api/tickets/by-hash/${'a'.repeat(64)}/` }
  const answerInTurn = (...answers: Answer[]) => {
    shop.answer = () => answers.shift() ?? { status: 500 }
  }

  it.each<Answer>([{ status: 503, body: { code: 'unavailable' } }, 'cut'])(
    'is asked for again after the answer %j',
    async (first) => {
      answerInTurn(first, { body: ticket })
      expect(await accept()).toMatch(/^\/ticket\//)
      expect(shop.requests.map(({ path }) => path)).toEqual(Array(2).fill('/v1/api/tickets/transfers/T/accept/'))
    },
  )

  it('is asked for once after a refusal, and twice at most', async () => {
    answerInTurn({ status: 409, body: { code: 'link_not_usable' } })
    expect(await accept()).toBe('/ticket/transfer/T?problem=409')
    answerInTurn({ status: 503 }, { status: 503 })
    expect(await accept()).toBe('/ticket/transfer/T?problem=503')
    expect(shop.requests).toHaveLength(3)
  })
})
