import { createClient } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { selectBasket } from '../basket/basket-slice.ts'
import { makeStore, selectStoreData, storeDataReplaced } from './store.ts'

const services = { client: createClient({ baseUrl: '/v1/' }), showToast: () => {} }

describe('makeStore', () => {
  it('starts empty', () => {
    const state = makeStore(services).getState()
    expect([selectStoreData(state), selectBasket(state)]).toEqual([{}, null])
  })

  it('starts with the preloaded state', () => {
    const state = makeStore(services, { storeData: { token: 'a-marker' } }).getState()
    expect([selectStoreData(state), selectBasket(state)]).toEqual([{ token: 'a-marker' }, null])
  })

  it('creates a store per page, so that visitors share nothing', () => {
    const [one, other] = [makeStore(services), makeStore(services)]
    one.dispatch(storeDataReplaced({ token: 'a-marker' }))
    expect(selectStoreData(other.getState())).toEqual({})
  })
})
