import { createClient } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeStore } from '../store/store.ts'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import {
  basketCleared,
  basketReplaced,
  buyNowReplaced,
  mutationQueued,
  selectBasket,
  selectBasketCount,
} from './basket-slice.ts'
import { selectOptimisticCart } from './optimistic-cart.ts'

const services = { client: createClient({ baseUrl: '/v1/' }), showToast: () => undefined }

describe('the basket', () => {
  it('is empty at first', () => {
    const store = makeStore(services)
    expect(selectBasket(store.getState())).toBeNull()
    expect(selectBasketCount(store.getState())).toBe(0)
  })

  it('is replaced as a whole', () => {
    const store = makeStore(services)
    store.dispatch(basketReplaced(makeCart({ id: 'old' })))
    store.dispatch(basketReplaced(makeCart()))
    expect(selectBasket(store.getState())).toEqual(makeCart())
  })

  it('counts items, not lines', () => {
    const store = makeStore(services)
    const lines = [makeCartLine({ quantity: 2 }), makeCartLine({ id: 'b', quantity: 3 })]
    store.dispatch(basketReplaced(makeCart({ lines })))
    expect(selectBasketCount(store.getState())).toBe(5)
  })

  it('is cleared together with Buy now', () => {
    const store = makeStore(services)
    store.dispatch(basketReplaced(makeCart()))
    store.dispatch(buyNowReplaced(makeCart({ id: 'once' })))
    store.dispatch(basketCleared())
    expect(selectBasket(store.getState())).toBeNull()
    expect(selectBasketCount(store.getState())).toBe(0)
  })

  it('is the same object for as long as nothing in it changes', () => {
    const store = makeStore(services)
    store.dispatch(basketReplaced(makeCart()))
    expect(selectBasket(store.getState())).toBe(selectBasket(store.getState()))
  })

  it('is derived once for each store, however many there are', () => {
    const [one, other] = [makeStore(services), makeStore(services)]
    const product = {
      id: 42,
      url: '/v1/api/products/42/',
      title: 'Rain',
      selling_price: '90',
      product_class: 'Book' as const,
    }
    for (const [at, store] of [one, other].entries()) {
      const page = { path: '/', referrer: '', ua: '' }
      store.dispatch(mutationQueued({ kind: 'add', id: `${at}`, url: product.url, quantity: at + 1, page, product }))
    }
    const derived = [one, other].map((store) => selectOptimisticCart(store.getState()))
    expect(derived.map((cart) => cart?.num_items)).toEqual([1, 2])
    expect(selectOptimisticCart(one.getState())).toBe(derived[0])
    expect(selectOptimisticCart(other.getState())).toBe(derived[1])
  })
})
