import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, makeCart, makeCartLine } from '../testing/fixtures.ts'
import { type Answer, startShopServer } from '../testing/shop-server.ts'
import { addToCart } from './add-to-cart.ts'
import { selectBasket, selectBasketCount, selectWaitingCount } from './basket-slice.ts'
import { selectOptimisticCart } from './optimistic-cart.ts'
import { syncQueue } from './sync-queue.ts'

const page = { path: '/book/rain/', referrer: 'https://dabali.example/', ua: 'a browser' }
const product = {
  id: 42,
  url: '/v1/api/products/42/',
  title: 'Seto Dharti',
  selling_price: '450.00',
  product_class: 'Book' as const,
}
const url = product.url
const added = { text: 'Added to Cart' }

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
})
const answerWith = (answer: Answer) => {
  shop.answer = () => answer
}

describe('addToCart', () => {
  it('sends one item and the page context by default', async () => {
    answerWith({ body: makeCart() })
    await shop.openStore().store.dispatch(addToCart({ url, page, toast: false }))
    expect(shop.requests).toMatchObject([{ path: '/v1/api/basket/add-product/', body: { url, quantity: 1, ...page } }])
  })

  it('replaces the basket and shows a toast', async () => {
    answerWith({ body: makeCart({ id: 'new' }) })
    const { store, toasts } = shop.openStore()
    await store.dispatch(addToCart({ url, page, toast: added }))
    expect(selectBasket(store.getState())).toEqual(makeCart({ id: 'new' }))
    expect(toasts).toEqual([{ kind: 's', text: 'Added to Cart' }])
  })

  it('shows no toast when told not to', async () => {
    answerWith({ body: makeCart() })
    const { store, toasts } = shop.openStore()
    await store.dispatch(addToCart({ url, page, toast: false }))
    expect(toasts).toEqual([])
  })

  it('keeps the basket when the response has no id', async () => {
    answerWith({ body: { ...makeCart(), id: '' } })
    const { store, toasts } = shop.openStore()
    await store.dispatch(addToCart({ url, page, toast: added }))
    expect(selectBasket(store.getState())).toBeNull()
    expect(toasts).toEqual([])
  })

  it.each([429, 500, 502, 503, 504])('only logs a failure with %i, and the cart is as before', async (status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answerWith({ status })
    const { store, toasts } = shop.openStore()
    const sent = store.dispatch(addToCart({ url, page, product, toast: added }))
    expect(selectBasketCount(store.getState())).toBe(1)
    await sent
    expect(selectBasketCount(store.getState())).toBe(0)
    expect(toasts).toEqual([])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status }))
  })

  it("shows the server's cart after a refusal", async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const cart = makeCart({ lines: [makeCartLine({ quantity: 3 })] })
    shop.answer = ({ method }) =>
      method === 'GET' ? { body: cart } : { status: 406, body: { non_field_errors: ['Sold out.'] } }
    const { store } = shop.openStore()
    await store.dispatch(addToCart({ url, page, product, toast: false }))
    expect(selectBasket(store.getState())).toEqual(cart)
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 406, toast: 'Sold out.' }))
  })

  it('is in the cart before the response, at the price of the page', async () => {
    const { promise, resolve } = later<Answer>()
    shop.answer = () => promise
    const { store } = shop.openStore()
    const sent = store.dispatch(addToCart({ url, page, product, quantity: 2, toast: false }))
    expect(selectOptimisticCart(store.getState())).toMatchObject({
      total_incl_tax: '900.00',
      lines: [{ product_title: 'Seto Dharti', quantity: 2, price_incl_tax: '900.00', pending: true }],
    })
    resolve({ body: makeCart() })
    await sent
    expect(selectBasket(store.getState())).toEqual(makeCart())
  })

  it('waits without a toast while offline, and is sent once afterwards with the same key', async () => {
    answerWith('cut')
    const { store, toasts } = shop.openStore()
    await store.dispatch(addToCart({ url, page, product, toast: added }))
    expect(selectWaitingCount(store.getState())).toBe(1)
    expect(selectOptimisticCart(store.getState())?.lines).toMatchObject([{ pending: true, waiting: true }])
    expect(toasts).toEqual([])
    answerWith({ body: makeCart() })
    await Promise.all([store.dispatch(syncQueue()), store.dispatch(syncQueue())])
    expect(shop.requests).toHaveLength(2)
    expect(shop.requests[0]?.key).toBeTruthy()
    expect(shop.requests[1]?.key).toBe(shop.requests[0]?.key)
    expect(toasts).toEqual([{ kind: 's', text: 'Added to Cart' }])
    expect(selectWaitingCount(store.getState())).toBe(0)
  })

  it('is not sent while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { store } = shop.openStore()
    await store.dispatch(addToCart({ url, page, product, toast: false }))
    vi.unstubAllGlobals()
    expect(shop.requests).toEqual([])
    expect(selectWaitingCount(store.getState())).toBe(1)
  })

  it('uses a key per press and keeps their order', async () => {
    answerWith({ body: makeCart() })
    const { store } = shop.openStore()
    await Promise.all([
      store.dispatch(addToCart({ url, page, quantity: 1, toast: false })),
      store.dispatch(addToCart({ url, page, quantity: 2, toast: false })),
    ])
    expect(shop.requests.map(({ body }) => body)).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
    expect(new Set(shop.requests.map(({ key }) => key)).size).toBe(2)
  })
})
