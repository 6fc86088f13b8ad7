import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient } from '@dabali/api-client'
import { makeBasket } from '@dabali/domain/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { addToCart } from './add-to-cart.ts'
import { selectBasket } from './basket-slice.ts'

const visit = { path: '/book/rain/', referrer: 'https://dabali.example/', ua: 'a browser' }
let server: Server
let baseUrl = ''
let answer: { status: number; body: unknown } = { status: 200, body: {} }
let received: unknown

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received = await json(request)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => server.close())

function shop() {
  const toasts: unknown[] = []
  const store = makeStore({ client: createClient({ baseUrl }), showToast: (toast) => toasts.push(toast) })
  return { store, toasts }
}

describe('addToCart', () => {
  it('sends one piece and the page it was added on, when nothing else is said', async () => {
    answer = { status: 200, body: makeBasket() }
    await shop().store.dispatch(addToCart({ url: '/v1/api/products/42/', visit }))
    expect(received).toEqual({ url: '/v1/api/products/42/', quantity: 1, ...visit })
  })

  it('takes over the basket and says so', async () => {
    answer = { status: 200, body: makeBasket({ id: 'new' }) }
    const { store, toasts } = shop()
    await store.dispatch(addToCart({ url: '/v1/api/products/42/', visit, toast: { text: 'Added to Cart' } }))
    expect(selectBasket(store.getState())).toEqual(makeBasket({ id: 'new' }))
    expect(toasts).toEqual([{ kind: 's', text: 'Added to Cart' }])
  })

  it('is silent when the caller wants it so', async () => {
    answer = { status: 200, body: makeBasket() }
    const { store, toasts } = shop()
    await store.dispatch(addToCart({ url: '/v1/api/products/42/', visit }))
    expect(toasts).toEqual([])
  })

  it('keeps the basket when the answer has no id', async () => {
    answer = { status: 200, body: { ...makeBasket(), id: '' } }
    const { store, toasts } = shop()
    await store.dispatch(addToCart({ url: '/v1/api/products/42/', visit, toast: { text: 'Added to Cart' } }))
    expect(selectBasket(store.getState())).toBeNull()
    expect(toasts).toEqual([])
  })

  it('only logs a failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer = { status: 406, body: { detail: 'Sold out.' } }
    const { store, toasts } = shop()
    await store.dispatch(addToCart({ url: '/v1/api/products/42/', visit, toast: { text: 'Added to Cart' } }))
    expect(selectBasket(store.getState())).toBeNull()
    expect(toasts).toEqual([])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 406, toast: 'Sold out.' }))
  })
})
