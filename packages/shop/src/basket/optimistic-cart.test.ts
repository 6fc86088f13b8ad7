import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, makeCart, makeCartLine } from '../testing/fixtures.ts'
import { type Answer, startShopServer } from '../testing/shop-server.ts'
import { addToCart } from './add-to-cart.ts'
import { basketReplaced, selectFormerPrices } from './basket-slice.ts'
import { removeLine, restoreLine, selectOptimisticCart, setQuantity } from './optimistic-cart.ts'
import { refreshCart } from './sync-queue.ts'

const line = makeCartLine({ max_quantity: 9 })
const cart = makeCart({ version: 7, lines: [line] })
const withQuantity = (quantity: number, version: number) =>
  makeCart({ version, lines: [makeCartLine({ quantity, max_quantity: 9 })] })

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
})

function openFilledStore() {
  const opened = shop.openStore()
  opened.store.dispatch(basketReplaced(cart))
  return opened
}

describe('setQuantity', () => {
  it('is shown at once and sent for the known version', async () => {
    shop.answer = () => ({ body: withQuantity(3, 8) })
    const { store } = openFilledStore()
    const sent = store.dispatch(setQuantity(line, 3))
    expect(selectOptimisticCart(store.getState())).toMatchObject({
      pending: true,
      total_incl_tax: '1350.00',
      lines: [{ quantity: 3, price_incl_tax: '1350.00', pending: true }],
    })
    await sent
    expect(shop.requests).toMatchObject([
      { method: 'PATCH', path: '/v1/api/baskets/bsk_one/lines/line-1/', version: '"7"', body: { quantity: 3 } },
    ])
    expect(selectOptimisticCart(store.getState())).toEqual(withQuantity(3, 8))
  })

  it('keeps the rows of the sum adding up while a voucher waits for its new amount', async () => {
    const { promise, resolve } = later<Answer>()
    shop.answer = () => promise
    const named = (name: string, amount: string) => ({ description: null, name, amount })
    const voucher = { name: 'Ten', code: 'TEN', start_datetime: '', end_datetime: '' }
    const discounted = makeCart({
      lines: [makeCartLine({ price_incl_tax: '400.00' })],
      offer_discounts: [named('Offer', '5.00')],
      voucher_discounts: [{ ...named('Ten', '45.00'), voucher }],
    })
    const { store } = shop.openStore()
    store.dispatch(basketReplaced(discounted))
    const sent = store.dispatch(setQuantity(discounted.lines[0] as typeof line, 3))
    expect(selectOptimisticCart(store.getState())).toMatchObject({
      total_incl_tax: '1200.00',
      offer_discounts: [{ amount: '15.00' }],
      voucher_discounts: [{ amount: '135.00' }],
    })
    resolve({ body: withQuantity(3, 8) })
    await sent
  })

  it('sends the first and the last of many presses, the last for the version after the first', async () => {
    const { promise, resolve } = later<Answer>()
    shop.answer = ({ body }) => (JSON.stringify(body) === '{"quantity":2}' ? promise : { body: withQuantity(5, 9) })
    const { store } = openFilledStore()
    const first = store.dispatch(setQuantity(line, 2))
    await expect.poll(() => shop.requests).toHaveLength(1)
    const others = [3, 4, 5].map((quantity) => store.dispatch(setQuantity(line, quantity)))
    expect(selectOptimisticCart(store.getState())?.num_items).toBe(5)
    resolve({ body: withQuantity(2, 8) })
    await Promise.all([first, ...others])
    expect(shop.requests.map(({ body, version }) => [body, version])).toEqual([
      [{ quantity: 2 }, '"7"'],
      [{ quantity: 5 }, '"8"'],
    ])
    expect(selectOptimisticCart(store.getState())).toEqual(withQuantity(5, 9))
  })

  it('is not forced over another version: the cart is fetched and the visitor informed', async () => {
    const conflict = { detail: 'Your cart was changed elsewhere.', code: 'version_conflict', version: '8' }
    shop.answer = ({ method }) => (method === 'PATCH' ? { status: 409, body: conflict } : { body: withQuantity(6, 8) })
    const { store, toasts } = openFilledStore()
    await store.dispatch(setQuantity(line, 2))
    expect(selectOptimisticCart(store.getState())).toEqual(withQuantity(6, 8))
    expect(toasts).toEqual(['Your cart was changed elsewhere.'])
  })
})

describe('removeLine', () => {
  it('removes the line at once', async () => {
    const empty = makeCart({ version: 8, lines: [] })
    shop.answer = () => ({ body: empty })
    const { store } = openFilledStore()
    const sent = store.dispatch(removeLine(line))
    expect(selectOptimisticCart(store.getState())?.lines).toEqual([])
    await sent
    expect(shop.requests).toMatchObject([{ method: 'DELETE', path: '/v1/api/baskets/bsk_one/lines/line-1/' }])
    expect(selectOptimisticCart(store.getState())).toEqual(empty)
  })

  it('of an unsent addition only removes it from the queue', async () => {
    shop.answer = () => 'cut'
    const { store } = openFilledStore()
    const product = {
      id: 7,
      url: '/v1/api/products/7/',
      title: 'Rain',
      selling_price: '90',
      product_class: 'Book' as const,
    }
    await store.dispatch(
      addToCart({ url: product.url, product, page: { path: '/', referrer: '', ua: '' }, toast: false }),
    )
    const added = selectOptimisticCart(store.getState())?.lines.find(({ product_id }) => product_id === 7)
    shop.requests.length = 0
    if (added) await store.dispatch(removeLine(added))
    expect(selectOptimisticCart(store.getState())).toEqual(cart)
    expect(shop.requests).toEqual([])
  })
})

describe('addToCart', () => {
  const page = { path: '/', referrer: '', ua: '' }
  const product = {
    id: 42,
    url: line.product,
    title: 'Seto Dharti',
    selling_price: '450',
    product_class: 'Book' as const,
  }
  const add = () => addToCart({ url: product.url, product, page, toast: false })

  it('shows no more of a product than the API allows', async () => {
    shop.answer = () => 'cut'
    const { store } = shop.openStore()
    store.dispatch(basketReplaced(makeCart({ lines: [makeCartLine({ max_quantity: 2 })] })))
    const counts = []
    for (let times = 0; times < 3; times += 1) {
      await store.dispatch(add())
      counts.push(selectOptimisticCart(store.getState())?.num_items)
    }
    expect(counts).toEqual([2, 2, 2])
  })

  it('shows every copy of a product that the API has not answered for', async () => {
    shop.answer = () => 'cut'
    const { store } = shop.openStore()
    for (let times = 0; times < 3; times += 1) await store.dispatch(add())
    expect(selectOptimisticCart(store.getState())?.num_items).toBe(3)
  })

  it('keeps a quantity that is above the limit', async () => {
    shop.answer = () => 'cut'
    const { store } = shop.openStore()
    store.dispatch(basketReplaced(makeCart({ lines: [makeCartLine({ quantity: 3, max_quantity: 1 })] })))
    await store.dispatch(add())
    expect(selectOptimisticCart(store.getState())?.num_items).toBe(3)
  })
})

describe('restoreLine', () => {
  it('adds the product again without a toast', async () => {
    vi.stubGlobal('location', { pathname: '/basket' })
    vi.stubGlobal('document', { referrer: '' })
    const empty = makeCart({ version: 8, lines: [] })
    shop.answer = ({ method }) => ({ body: method === 'DELETE' ? empty : cart })
    const { store, toasts } = openFilledStore()
    await store.dispatch(removeLine(line))
    await store.dispatch(restoreLine(line))
    vi.unstubAllGlobals()
    expect(shop.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /v1/api/baskets/bsk_one/lines/line-1/',
      'POST /v1/api/basket/add-product/',
    ])
    expect(selectOptimisticCart(store.getState())).toEqual(cart)
    expect(toasts).toEqual([])
  })
})

describe('refreshCart', () => {
  it("takes the server's cart and remembers changed prices", async () => {
    const dearer = makeCart({ version: 8, lines: [makeCartLine({ discounted_price: '480.00' })] })
    shop.answer = () => ({ body: dearer })
    const { store } = openFilledStore()
    await store.dispatch(refreshCart())
    expect(selectOptimisticCart(store.getState())).toEqual(dearer)
    expect(selectFormerPrices(store.getState())).toEqual({ 'line-1': '450.00' })
  })

  it('keeps the known cart silently after a failure', async () => {
    shop.answer = () => ({ status: 500 })
    const { store, toasts } = openFilledStore()
    await store.dispatch(refreshCart())
    expect(selectOptimisticCart(store.getState())).toEqual(cart)
    expect(toasts).toEqual([])
  })
})
