import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectBasketCount } from '../../basket/basket-slice.ts'
import { makeCart, makeCartLine } from '../../testing/fixtures.ts'
import { type Asked, startShopServer } from '../../testing/shop-server.ts'
import { buyTickets } from './submit-tickets.ts'
import type { TicketKind } from './ticket-options.ts'

const page = { path: '/event/low-cloud', referrer: '', ua: 'a browser' }
const kind = (product: number): TicketKind => ({
  id: product + 100,
  product,
  url: `/v1/api/products/${product}/`,
  name: 'Floor, standing',
  title: 'Floor, standing: Low Cloud',
  note: '',
  admits: 'hall',
  price: '600.00',
  state: 'on_sale',
  left: 9,
  limit: 10,
  opens: '',
})

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.requests.length = 0
})

/** A server that keeps a cart, and refuses what is named. */
function keepCart({ gone = [] as number[] } = {}) {
  const held: { product_id: number; quantity: number }[] = []
  shop.answer = ({ method, body }: Asked) => {
    const { url = '', quantity = 0 } = (body ?? {}) as { url?: string; quantity?: number }
    const product_id = Number(/(\d+)\/$/.exec(url)?.[1])
    if (gone.includes(product_id)) return { status: 406, body: { non_field_errors: ['Sold out.'] } }
    if (method === 'POST') held.push({ product_id, quantity })
    const lines = held.map((waitingList) => makeCartLine({ id: `line-${waitingList.product_id}`, ...waitingList }))
    return { body: makeCart({ version: held.length, lines }) }
  }
}

const buy = (selected: [product: number, quantity: number][], language: 'en' | 'ne' = 'en') =>
  buyTickets({
    selected: selected.map(([product, quantity]) => ({ kind: kind(product), quantity })),
    page,
    thumbnail: null,
    language,
  })

describe('buyTickets', () => {
  it('adds every type and goes to the checkout in the language of the page', async () => {
    keepCart()
    const { store, locations } = shop.openStore()
    const selected: [number, number][] = [
      [1, 2],
      [2, 1],
    ]
    expect(await store.dispatch(buy(selected, 'ne'))).toMatchObject({ refused: new Map(), isWaiting: false })
    expect(shop.requests.map(({ body }) => body)).toMatchObject([
      { url: '/v1/api/products/1/', quantity: 2 },
      { url: '/v1/api/products/2/', quantity: 1 },
    ])
    expect(selectBasketCount(store.getState())).toBe(3)
    expect(locations).toEqual(['/ne/checkout/'])
  })

  it('sends the chosen seats', async () => {
    keepCart()
    const { store } = shop.openStore()
    const [floor, balcony] = [kind(1), kind(2)]
    const selected = [
      { kind: floor, quantity: 1 },
      { kind: balcony, quantity: 2, seats: [7, 8] },
    ]
    await store.dispatch(buyTickets({ selected, page, thumbnail: null, language: 'en' }))
    expect(shop.requests.map(({ body }) => (body as { seats?: number[] }).seats)).toEqual([undefined, [7, 8]])
  })

  it('stays when one is refused, with the reason, and keeps the others', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    keepCart({ gone: [2] })
    const { store, locations } = shop.openStore()
    const outcome = await store.dispatch(
      buy([
        [1, 2],
        [2, 1],
      ]),
    )
    expect(outcome).toEqual({ refused: new Map([[2, 'Sold out.']]), hasOthers: true, isWaiting: false })
    expect([selectBasketCount(store.getState()), locations]).toEqual([2, []])
    log.mockRestore()
  })

  it('stays on the page while offline', async () => {
    shop.answer = () => 'cut'
    const { store, locations } = shop.openStore()
    expect(await store.dispatch(buy([[1, 1]]))).toMatchObject({ isWaiting: true })
    expect(locations).toEqual([])
  })
})
