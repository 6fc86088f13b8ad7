import { createClient } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { makeCart, makeCartLine } from '../testing/make-cart.ts'
import { basketForgotten, basketReplaced, onceReplaced, selectBasket, selectBasketCount } from './basket-slice.ts'

const services = { client: createClient({ baseUrl: '/v1/' }), showToast: () => undefined }

describe('the basket', () => {
  it('is nothing at first, and counts nothing', () => {
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

  it('counts pieces, not lines', () => {
    const store = makeStore(services)
    const lines = [makeCartLine({ quantity: 2 }), makeCartLine({ id: 'b', quantity: 3 })]
    store.dispatch(basketReplaced(makeCart({ lines })))
    expect(selectBasketCount(store.getState())).toBe(5)
  })

  it('is forgotten with all that was to be bought past it', () => {
    const store = makeStore(services)
    store.dispatch(basketReplaced(makeCart()))
    store.dispatch(onceReplaced(makeCart({ id: 'once' })))
    store.dispatch(basketForgotten())
    expect(selectBasket(store.getState())).toBeNull()
    expect(selectBasketCount(store.getState())).toBe(0)
  })

  it('is the same object for as long as nothing in it changes', () => {
    const store = makeStore(services)
    store.dispatch(basketReplaced(makeCart()))
    expect(selectBasket(store.getState())).toBe(selectBasket(store.getState()))
  })
})
