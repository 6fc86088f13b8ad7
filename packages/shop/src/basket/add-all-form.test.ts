import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import { type Answer, type Asked, startShopServer } from '../testing/shop-server.ts'
import { addAllToCart } from './add-all-form.tsx'
import { selectBasketCount, selectCart } from './basket-slice.ts'

const page = { path: '/book/list/rain/', referrer: '', ua: 'a browser' }
const toast = { text: 'Added to Cart' }
const product = (id: number) => ({
  id,
  url: `/v1/api/products/${id}/`,
  title: `Book ${id}`,
  selling_price: '450.00',
  product_class: 'Book' as const,
})
const products = [1, 2, 3].map(product)

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
})

/** A server that keeps a cart, and refuses what is named. */
function keepCart({ soldOut = [] as number[] } = {}) {
  const ids: number[] = []
  const cart = () =>
    makeCart({
      version: ids.length,
      lines: ids.map((id) => makeCartLine({ id: `line-${id}`, product_id: id, product_title: `Book ${id}` })),
    })
  shop.answer = ({ method, body }: Asked): Answer => {
    if (method === 'GET') return { body: cart() }
    const id = Number(/(\d+)\/$/.exec((body as { url: string }).url)?.[1])
    if (soldOut.includes(id)) return { status: 406, body: { non_field_errors: ['Sold out.'] } }
    ids.push(id)
    return { body: cart() }
  }
}

describe('addAllToCart', () => {
  it('adds one of each with one toast; a second click adds nothing', async () => {
    keepCart()
    const { store, toasts } = shop.openStore()
    expect(await store.dispatch(addAllToCart({ products, page, toast }))).toMatchObject({ added: 3, alreadyInCart: [] })
    expect(await store.dispatch(addAllToCart({ products, page, toast }))).toEqual({
      added: 0,
      waiting: 0,
      alreadyInCart: products,
      refused: [],
    })
    expect(shop.requests).toHaveLength(3)
    expect(selectBasketCount(store.getState())).toBe(3)
    expect(toasts).toEqual([{ kind: 's', text: 'Added to Cart' }])
  })

  it('adds nothing twice when it is pressed twice at once', async () => {
    keepCart()
    const { store } = shop.openStore()
    const press = () => store.dispatch(addAllToCart({ products, page, toast }))
    await Promise.all([press(), press()])
    expect(selectCart(store.getState())?.lines.map(({ product_id }) => product_id)).toEqual([1, 2, 3])
    expect(shop.requests).toHaveLength(3)
  })

  it('returns what was refused with reasons and adds the rest', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    keepCart({ soldOut: [2] })
    const { store } = shop.openStore()
    expect(await store.dispatch(addAllToCart({ products, page, toast }))).toEqual({
      added: 2,
      waiting: 0,
      alreadyInCart: [],
      refused: [{ title: 'Book 2', why: 'Sold out.' }],
    })
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 406 }))
  })

  it('queues everything while offline, without a toast', async () => {
    shop.answer = () => 'cut'
    const { store, toasts } = shop.openStore()
    expect(await store.dispatch(addAllToCart({ products, page, toast }))).toEqual({
      added: 0,
      waiting: 3,
      alreadyInCart: [],
      refused: [],
    })
    expect(selectBasketCount(store.getState())).toBe(3)
    expect(toasts).toEqual([])
  })
})
