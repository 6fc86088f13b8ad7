import { createClient } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { selectBasket } from '../basket/basket-slice.ts'
import { makeStore, selectStoreData, storeDataReplaced } from './store.ts'

const services = { client: createClient({ baseUrl: '/v1/' }), showToast: () => {} }

describe('makeStore', () => {
  it('begins with nothing', () => {
    const state = makeStore(services).getState()
    expect([selectStoreData(state), selectBasket(state)]).toEqual([{}, null])
  })

  it('begins with what is known', () => {
    const state = makeStore(services, { storeData: { token: 'a-marker' } }).getState()
    expect([selectStoreData(state), selectBasket(state)]).toEqual([{ token: 'a-marker' }, null])
  })

  it('makes a store for each page, so that no visitor sees another', () => {
    const [one, other] = [makeStore(services), makeStore(services)]
    one.dispatch(storeDataReplaced({ token: 'a-marker' }))
    expect(selectStoreData(other.getState())).toEqual({})
  })
})
