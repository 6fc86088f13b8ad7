import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PostedForm } from '../server-request/form-action.ts'
import { startShopServer } from '../testing/shop-server.ts'
import { againAction } from './order-actions.ts'

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
})

const post = () =>
  againAction({
    client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
    params: { hash: 'secret' },
    text: (name) => (name === 'key' ? 'the-key' : ''),
  } as Pick<PostedForm, 'client' | 'text' | 'params'> as PostedForm)

const line = (product_id: number | null, quantity: number, reason?: string) => ({ product_id, quantity, reason })

describe('againAction', () => {
  it('leads to the cart with what was added and what was not', async () => {
    shop.answer = () => ({
      body: {
        added: [line(1, 2), line(2, 1), line(1, 1)],
        refused: [
          line(2, 1, 'unavailable'),
          line(3, 0, 'unavailable'),
          line(4, 0, 'owned'),
          line(null, 0, 'gift_card'),
        ],
      },
    })
    expect(await post()).toBe('/basket?all=1&added=1.2&fewer=2&refused=3&owned=4')
    expect(shop.requests.map(({ path }) => path)).toEqual([expect.stringContaining('orders/by-hash/secret/again/')])
  })

  it('leads back to an order that is not the visitor’s, and to the cart after any other failure', async () => {
    shop.answer = () => ({ status: 403, body: { detail: 'no' } })
    expect(await post()).toBe('/order/secret')
    shop.answer = () => ({ status: 404, body: { detail: 'no' } })
    expect(await post()).toBe('/basket?notadded=404')
  })
})
