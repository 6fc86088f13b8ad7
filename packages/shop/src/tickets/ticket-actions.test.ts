import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PostedForm } from '../server-request/form-action.ts'
import { makeCart } from '../testing/fixtures.ts'
import { startShopServer } from '../testing/shop-server.ts'
import { selectTicketsAction } from './ticket-actions.ts'

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

it('redirects to the cart when one is refused', async () => {
  expect(await post({ kinds: '1 9', 'places-1': '1', 'places-9': '1' })).toBe('/basket?all=1&added=1&refused=9')
})

it('redirects back without a selection and ignores invalid ids', async () => {
  expect(await post({ kinds: '1 ../2', 'places-1': 'many', 'places-../2': '1' })).toBe('/event/low-cloud#tickets')
  expect(shop.requests).toEqual([])
})
