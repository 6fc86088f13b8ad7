import { giftClaimUrl } from '../../src/library/gift-claim-url.ts'
import { shopperWith } from '../check-out.ts'
import { makeProduct } from '../make-product.ts'
import { makeEbook } from '../sell-goods.ts'
import type { Asked, House, Person, Thing } from './open-house.ts'

type Order = {
  id: string
  number: string
  hash: string
  url: string
  lines: { id: string }[]
  payment: { hash: string } | null
  library: { id: string }[]
}

export const makeBook = (house: House) => makeProduct(house.database, { num_available: 100, selling_price: 40_000 })

/** What costs nothing is settled in the checkout. */
export async function makeFree({ pool }: House, product: number) {
  await pool.query('update product set selling_price = 0, mrp = 0 where id = $1', [product])
  return product
}

export const makeFreeEbook = async (house: House) => makeFree(house, (await makeEbook(house)).id)

type Buying = { method?: string; cookie?: string; body?: object }

/** Buys a product as a visitor does. */
export async function buy(house: House, person: Person, product: number, { method, cookie, body }: Buying = {}) {
  const shopper = await shopperWith(house, { [product]: 1 }, { cookie: cookie ?? person.cookie, mode: 'buy-now' })
  const told = { guest_email: person.email, guest_phone: person.home.phone_number, shipping_address: person.home }
  const posted = { mode: 'buy-now', ...told, ...(method && { payment_method: method }), ...body }
  const order: Order = await house.done('POST', 'checkout/', { body: posted, cookie: shopper.cookie })
  return { order, cookie: shopper.cookie }
}

const GUEST = ''

/** Of a guest who has told the same as the person. */
export const buyAsGuest = (house: House, person: Person, product: number, buying: Buying = {}) =>
  buy(house, person, product, { ...buying, cookie: GUEST })

export const ownAddress: Thing = async (house, { cookie, home }) => {
  const { id } = await house.done('POST', 'useraddresses/', { body: home, cookie })
  return { ids: { id } }
}

export const otherSession: Thing = async (house, { cookie, email }) => {
  const { code } = await invite(house, email)
  await house.done('POST', 'auth/code/', { body: { email, code } })
  const { results } = await house.done('GET', 'me/sessions/?page_size=100', { cookie })
  return { ids: { id: results.find(({ is_current }: { is_current: boolean }) => !is_current).id } }
}

/** The mail that lets somebody in. */
export async function invite(house: House, email: string) {
  await house.done('POST', 'auth/magic-link/', { body: { email } })
  const token = await house.read(email, /magic-login\/([\w-]{43})/)
  return { token, code: await house.read(email, /magic-login\/[\w-]{43}.*?(?<!\d)(\d{6})(?!\d)/s) }
}

const basketOf = async (house: House, cookie: string): Promise<Asked> => {
  const { id } = await makeBook(house)
  const shopper = await shopperWith(house, { [id]: 1 }, { cookie })
  const basket = await house.done('GET', shopper.basket.url, { cookie: shopper.cookie })
  return {
    ids: { id: basket.id },
    marks: basket.lines.map((line: { id: string }) => line.id),
    cookie: shopper.cookie,
  }
}

export const memberBasket: Thing = (house, { cookie }) => basketOf(house, cookie)
export const guestBasket: Thing = (house) => basketOf(house, GUEST)

export const lineOf =
  (basket: Thing): Thing =>
  async (house, person) => {
    const { ids, marks: [line = ''] = [], ...asked } = await basket(house, person)
    return { ...asked, ids: { ...ids, line } }
  }

/** The same with something to say about it. */
export const saying =
  (thing: Thing, more: Partial<Asked>): Thing =>
  async (house, person) => ({ ...(await thing(house, person)), ...more })

const secretsOf = ({ id, hash, payment }: Order) => [id, hash, ...(payment === null ? [] : [payment.hash])]

const orderOf = async (house: House, person: Person, method: string) =>
  (await buy(house, person, (await makeBook(house)).id, { method })).order

const withId = (order: Order): Asked => ({ ids: { id: order.id }, marks: secretsOf(order) })

export const codOrder: Thing = async (house, person) => withId(await orderOf(house, person, 'cod'))
export const openOrder: Thing = async (house, person) => withId(await orderOf(house, person, 'esewa'))

export const orderLine: Thing = async (house, person) => {
  const order = await orderOf(house, person, 'cod')
  return { ...withId(order), ids: { id: order.id, line: order.lines[0]?.id ?? '' } }
}

export const collectedOrder: Thing = async (house, person) => {
  const asked = await codOrder(house, person)
  await house.done('POST', `staff/orders/${asked.ids?.['id']}/collect/`, { cookie: await house.staff() })
  return asked
}

export const orderHash: Thing = async (house, person) => {
  const order = await orderOf(house, person, 'cod')
  return { ids: { hash: order.hash }, marks: secretsOf(order) }
}

export const guestOrderHash: Thing = async (house, person) => {
  const { order, cookie } = await buyAsGuest(house, person, (await makeBook(house)).id, { method: 'cod' })
  return { ids: { hash: order.hash }, marks: secretsOf(order), cookie }
}

export const openPayment: Thing = async (house, person) => {
  const order = await orderOf(house, person, 'esewa')
  return { ids: { hash: order.payment?.hash ?? '' }, marks: secretsOf(order) }
}

/** One of which a gateway has told what is not so. */
export const wrongPayment: Thing = async (house, person) => {
  const asked = await openPayment(house, person)
  await house.rows(`update payment set status = 'review' where hash = $1`, [asked.ids?.['hash']])
  return { ...asked, body: {} }
}

/** Cash that was taken and is to be given back by hand. */
export const manualRefund: Thing = async (house, person) => {
  const { ids, marks } = await collectedOrder(house, person)
  const paidBack = { body: { amount: '1.00' }, cookie: await house.staff() }
  await house.done('POST', `staff/orders/${ids?.['id']}/refund/`, paidBack)
  const [{ id }] = await house.rows(
    'select refund.id from refund join payment on payment.id = payment_id where order_id = $1',
    [ids?.['id']],
  )
  return { ids: { id }, marks: marks ?? [] }
}

export const libraryItem: Thing = async (house, person) => {
  const { order } = await buy(house, person, await makeFreeEbook(house))
  return { ids: { id: order.library[0]?.id ?? '' }, marks: secretsOf(order) }
}

/** A work that came with an order of nobody's account, or of the person's. */
const goodsOf =
  (buying: typeof buy): Thing =>
  async (house, person) => {
    const { order, cookie } = await buying(house, person, await makeFreeEbook(house))
    return { ids: { hash: order.hash, id: order.library[0]?.id ?? '' }, marks: secretsOf(order), cookie }
  }

export const goodsOfGuest = goodsOf(buyAsGuest)
export const goodsOfMember = goodsOf(buy)

/** The address of a file, which whoever has it may follow for a while. */
export const libraryFile: Thing = async (house, person) => {
  const { ids, marks } = await libraryItem(house, person)
  const { read } = await house.done('POST', `library/${ids?.['id']}/access/`, person)
  const [, token = '', name = ''] = /files\/([^/]+)\/([^/]+)$/.exec(read) ?? []
  return { ids: { token, name }, marks: marks ?? [] }
}

/** The link of a gift of a guest, which nobody has taken. */
export const gift: Thing = async (house, { email }) => {
  const { basket, cookie } = await shopperWith(house, { [await makeFreeEbook(house)]: 1 })
  const wrapped = { is_gift: true, gift: { recipient_name: 'Nisha', recipient_email: 'nisha@example.com' } }
  await house.done('PATCH', basket.url, { body: wrapped, cookie })
  const order: Order = await house.done('POST', 'checkout/', { body: { guest_email: email }, cookie })
  const url = await giftClaimUrl(house.database, { orderId: order.id, site: '', language: 'en' })
  return { ids: { token: url.split('/').at(-2) ?? '' } }
}

/** Somebody who can lose their account, or the session they ask with. */
export const somebody: Thing = async (house) => {
  const { cookie, marks } = await house.newPerson()
  return { cookie, marks }
}
