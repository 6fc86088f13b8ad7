import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PostedForm } from '../server-request/form-action.ts'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import { type Answer, type Asked, startShopServer } from '../testing/shop-server.ts'
import { addAction, addAllAction } from './basket-actions.ts'

let shop: Awaited<ReturnType<typeof startShopServer>>
let held: number[]
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
  held = []
})

const cart = () =>
  makeCart({
    id: held.length ? 'bsk_one' : '',
    version: held.length,
    lines: held.map((id) => makeCartLine({ id: `line-${id}`, product_id: id })),
  })

/** A fake API with one cart, which rejects changes of other versions. */
function keep({ soldOut = [] as number[] } = {}) {
  shop.answer = ({ method, body, version }: Asked): Answer => {
    if (method === 'GET') return { body: cart() }
    const id = Number(/(\d+)\/$/.exec((body as { url: string }).url)?.[1])
    if (version !== undefined && version !== `"${held.length}"`) return { status: 409, body: { detail: 'changed' } }
    if (soldOut.includes(id)) return { status: 406, body: { detail: 'Sold out.' } }
    held.push(id)
    return { body: cart() }
  }
}

const post = (products: string) =>
  addAllAction({
    client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
    text: (name) => (name === 'products' ? products : ''),
    header: () => '',
  } as Pick<PostedForm, 'client' | 'text' | 'header'> as PostedForm)

const add = (fields: Readonly<Record<string, string>>) =>
  addAction({
    client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
    text: (name) => fields[name] ?? '',
    header: () => '',
  } as Pick<PostedForm, 'client' | 'text' | 'header'> as PostedForm)

describe('addAction', () => {
  const url = '/v1/api/products/7/'

  it('sends the price that was typed, and none without one', async () => {
    keep()
    expect(await add({ url, price: '६००' })).toBe('/basket?added=1')
    expect(await add({ url })).toBe('/basket?added=1')
    expect(shop.requests.map(({ body }) => (body as { price?: string }).price)).toEqual(['६००', undefined])
  })

  it('marks a gift as an order of its own and continues to the checkout', async () => {
    keep()
    expect(await add({ url, gift: '1' })).toBe('/checkout/?mode=buy-now')
    expect(shop.requests.map(({ body }) => body)).toEqual([expect.objectContaining({ url }), { is_gift: true }])
  })

  it('says when the price was refused', async () => {
    shop.answer = () => ({ status: 400, body: { price: ['Enter Rs 300 or more.'], code: 'price_too_low' } })
    expect(await add({ url, price: '1' })).toBe('/basket?notadded=400&price=too_low')
    shop.answer = () => ({ status: 400, body: { url: ['Unknown.'], code: 'unknown_product' } })
    expect(await add({ url, price: '1' })).toBe('/basket?notadded=400')
  })
})

describe('addAllAction', () => {
  it('adds one of each and reports what was refused', async () => {
    keep({ soldOut: [2] })
    expect(await post('1 2 3')).toBe('/basket?all=1&added=1.3&refused=2')
    expect(held).toEqual([1, 3])
  })

  it('adds nothing that is in the cart already', async () => {
    keep()
    await post('1 2')
    expect(await post('1 2 3')).toBe('/basket?all=1&added=3&had=1.2')
    expect(held).toEqual([1, 2, 3])
  })

  it('adds each once when it is sent twice at once into a cart', async () => {
    keep()
    await post('9')
    await Promise.all([post('1 2 3'), post('1 2 3')])
    expect(held.toSorted()).toEqual([1, 2, 3, 9])
  })

  it('ignores what is no product id', async () => {
    keep()
    expect(await post('x ../2 1 1')).toBe('/basket?all=1&added=1')
  })
})
