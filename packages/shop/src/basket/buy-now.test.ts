import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import { startShopServer } from '../testing/shop-server.ts'
import { basketReplaced, buyNowReplaced, cartFetched, selectBasket, selectBasketCount } from './basket-slice.ts'
import { buyNow, buyProduct } from './buy-now.ts'
import { selectOptimisticCart } from './optimistic-cart.ts'

const page = { path: '/book/rain/', referrer: '', ua: 'a browser' }
const url = '/v1/api/products/42/'
const cart = makeCart({ lines: [makeCartLine({ quantity: 3 })] })
const bought = makeCart({ id: 'bsk_once' })

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
  shop.answer = () => ({ body: bought })
})

function openFilledStore() {
  const opened = shop.openStore()
  opened.store.dispatch(basketReplaced(cart))
  return opened
}

describe('buyNow', () => {
  it('adds the product, then goes to the checkout of its mode', async () => {
    const { store, locations } = openFilledStore()
    await store.dispatch(buyNow({ url, page, language: 'en', mode: 'buy-now' }))
    expect(shop.requests.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/v1/api/basket/add-product/?mode=buy-now', body: { url, quantity: 1, ...page } },
    ])
    expect(locations).toEqual(['/checkout/?mode=buy-now'])
  })

  it('stores the Buy now basket and leaves the cart', async () => {
    const { store } = openFilledStore()
    await store.dispatch(buyNow({ url, page, language: 'en', mode: 'buy-now' }))
    expect(selectBasket(store.getState())).toEqual(bought)
    expect(selectOptimisticCart(store.getState())).toEqual(cart)
    expect(selectBasketCount(store.getState())).toBe(3)
  })

  it('without a mode adds to the cart and goes to its checkout, in the language of the page', async () => {
    const { store, locations } = openFilledStore()
    await store.dispatch(buyNow({ url, page, language: 'ne' }))
    expect(selectBasket(store.getState())).toEqual(bought)
    expect(selectOptimisticCart(store.getState())).toEqual(bought)
    expect(locations).toEqual(['/ne/checkout/'])
  })

  it('stays with a toast when it is refused', async () => {
    shop.answer = () => ({ status: 406, body: { non_field_errors: ['Sold out.'] } })
    const { store, locations, toasts } = openFilledStore()
    await store.dispatch(buyNow({ url, page, language: 'en', mode: 'buy-now' }))
    expect(locations).toEqual([])
    expect(toasts).toEqual(['Sold out.'])
    expect(selectBasket(store.getState())).toEqual(cart)
  })
})

describe('buyProduct', () => {
  const product = {
    id: 42,
    title: 'Seto Dharti',
    selling_price: '450.00',
    product_class: 'Book' as const,
    mrp: '500.00',
    thumbnail: '/covers/seto-dharti.avif',
  }

  it('sends no request: the basket is the product at its selling price, and the checkout opens', () => {
    const { store, locations } = openFilledStore()
    store.dispatch(buyProduct({ product, quantity: 2, language: 'en' }))
    expect(shop.requests).toEqual([])
    expect(locations).toEqual(['/checkout/'])
    expect(selectBasket(store.getState())).toEqual({
      id: 42,
      local: true,
      total_incl_tax: '450.00',
      lines: [
        {
          id: 42,
          quantity: 2,
          price_incl_tax: '450.00',
          price_excl_tax: '450.00',
          product_id: 42,
          product_title: 'Seto Dharti',
          product_class: 'Book',
          mrp: '500.00',
          thumbnail: '/covers/seto-dharti.avif',
        },
      ],
    })
  })

  it('survives a fetch of the cart, and ends when the cart is chosen', () => {
    const { store } = openFilledStore()
    store.dispatch(buyProduct({ product, language: 'en' }))
    store.dispatch(cartFetched(makeCart({ version: 9 })))
    expect(selectBasket(store.getState())).toMatchObject({ local: true })
    store.dispatch(buyNowReplaced(null))
    expect(selectBasket(store.getState())).toMatchObject({ version: 9 })
  })

  it('the cart is back after the purchase', () => {
    const { store } = openFilledStore()
    store.dispatch(buyProduct({ product, language: 'en' }))
    store.dispatch(basketReplaced(null))
    expect(selectBasket(store.getState())).toEqual(cart)
    store.dispatch(basketReplaced(null))
    expect(selectBasket(store.getState())).toBeNull()
  })
})
