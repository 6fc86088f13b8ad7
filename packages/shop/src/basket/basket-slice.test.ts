import { createClient } from '@dabali/api-client'
import { makeBasket, makeLine } from '@dabali/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { basketReplaced, selectBasket, selectBasketCount } from './basket-slice.ts'

const services = { client: createClient({ baseUrl: '/v1/' }), showToast: () => undefined }

describe('the basket', () => {
  it('is nothing at first, and counts nothing', () => {
    const store = makeStore(services)
    expect(selectBasket(store.getState())).toBeNull()
    expect(selectBasketCount(store.getState())).toBe(0)
  })

  it('is replaced as a whole', () => {
    const store = makeStore(services)
    const basket = makeBasket()
    store.dispatch(basketReplaced(makeBasket({ id: 'old' })))
    store.dispatch(basketReplaced(basket))
    expect(selectBasket(store.getState())).toEqual(basket)
  })

  it('counts pieces, not lines', () => {
    const store = makeStore(services)
    store.dispatch(
      basketReplaced(makeBasket({ lines: [makeLine({ quantity: 2 }), makeLine({ id: 'b', quantity: 3 })] })),
    )
    expect(selectBasketCount(store.getState())).toBe(5)
  })
})
