import { giftClaimUrl } from '../../src/library/gifts/gift.ts'
import { addDownload, bytesOf, makeEbook, makeWork } from '../digital-products.ts'
import { makeContent } from '../make-content.ts'
import { makeProduct } from '../make-product.ts'
import { shopperWith } from '../order-actions.ts'
import type { Asked, Person, TestEnvironment, Thing } from './test-environment.ts'

type Order = {
  id: string
  number: string
  hash: string
  url: string
  lines: { id: string }[]
  payment: { hash: string } | null
  library: { id: string }[]
}

export const makeBook = (env: TestEnvironment) =>
  makeProduct(env.database, { num_available: 100, selling_price: 40_000 })

/** A free order is settled by the checkout. */
export async function makeFree({ pool }: TestEnvironment, product: number) {
  await pool.query('update product set selling_price = 0, mrp = 0 where id = $1', [product])
  return product
}

export const makeFreeEbook = async (env: TestEnvironment) => makeFree(env, (await makeEbook(env)).id)

type Buying = { method?: string; cookie?: string; body?: object }

/** Buys a product as a visitor. */
export async function buy(
  env: TestEnvironment,
  person: Person,
  product: number,
  { method, cookie, body }: Buying = {},
) {
  const shopper = await shopperWith(env, { [product]: 1 }, { cookie: cookie ?? person.cookie, mode: 'buy-now' })
  const contact = { guest_email: person.email, guest_phone: person.home.phone_number, shipping_address: person.home }
  const posted = { mode: 'buy-now', ...contact, ...(method && { payment_method: method }), ...body }
  const order: Order = await env.done('POST', 'checkout/', { body: posted, cookie: shopper.cookie })
  return { order, cookie: shopper.cookie }
}

const GUEST = ''

/** Buys as a guest with the person's contact. */
export const buyAsGuest = (env: TestEnvironment, person: Person, product: number, buying: Buying = {}) =>
  buy(env, person, product, { ...buying, cookie: GUEST })

export const ownAddress: Thing = async (env, { cookie, home }) => {
  const { id } = await env.done('POST', 'useraddresses/', { body: home, cookie })
  return { ids: { id } }
}

export const otherSession: Thing = async (env, { cookie, email }) => {
  const { code } = await invite(env, email)
  await env.done('POST', 'auth/code/', { body: { email, code } })
  const { results } = await env.done('GET', 'me/sessions/?page_size=100', { cookie })
  return { ids: { id: results.find(({ is_current }: { is_current: boolean }) => !is_current).id } }
}

/** The email with the login link. */
export async function invite(env: TestEnvironment, email: string) {
  await env.done('POST', 'auth/magic-link/', { body: { email } })
  const token = await env.read(email, /magic-login\/([\w-]{43})/)
  return { token, code: await env.read(email, /magic-login\/[\w-]{43}.*?(?<!\d)(\d{6})(?!\d)/s) }
}

const basketOf = async (env: TestEnvironment, cookie: string): Promise<Asked> => {
  const { id } = await makeBook(env)
  const shopper = await shopperWith(env, { [id]: 1 }, { cookie })
  const basket = await env.done('GET', shopper.basket.url, { cookie: shopper.cookie })
  return {
    ids: { id: basket.id },
    marks: basket.lines.map((line: { id: string }) => line.id),
    cookie: shopper.cookie,
  }
}

export const memberBasket: Thing = (env, { cookie }) => basketOf(env, cookie)
export const guestBasket: Thing = (env) => basketOf(env, GUEST)

export const lineOf =
  (basket: Thing): Thing =>
  async (env, person) => {
    const { ids, marks: [line = ''] = [], ...asked } = await basket(env, person)
    return { ...asked, ids: { ...ids, line } }
  }

/** The same with a request body. */
export const saying =
  (thing: Thing, more: Partial<Asked>): Thing =>
  async (env, person, roles) => ({ ...(await thing(env, person, roles)), ...more })

const secretsOf = ({ id, hash, payment }: Order) => [id, hash, ...(payment === null ? [] : [payment.hash])]

const orderOf = async (env: TestEnvironment, person: Person, method: string) =>
  (await buy(env, person, (await makeBook(env)).id, { method })).order

const withId = (order: Order): Asked => ({ ids: { id: order.id }, marks: secretsOf(order) })

export const codOrder: Thing = async (env, person) => withId(await orderOf(env, person, 'cod'))
export const openOrder: Thing = async (env, person) => withId(await orderOf(env, person, 'esewa'))

export const orderLine: Thing = async (env, person) => {
  const order = await orderOf(env, person, 'cod')
  return { ...withId(order), ids: { id: order.id, line: order.lines[0]?.id ?? '' } }
}

export const collectedOrder: Thing = async (env, person) => {
  const asked = await codOrder(env, person)
  await env.done('POST', `staff/orders/${asked.ids?.['id']}/collect/`, { cookie: await env.staff() })
  return asked
}

export const orderHash: Thing = async (env, person) => {
  const order = await orderOf(env, person, 'cod')
  return { ids: { hash: order.hash }, marks: secretsOf(order) }
}

export const collectedOrderHash: Thing = async (env, person) => {
  const order = await orderOf(env, person, 'cod')
  await env.done('POST', `staff/orders/${order.id}/collect/`, { cookie: await env.staff() })
  return { ids: { hash: order.hash }, marks: secretsOf(order) }
}

export const guestOrderHash: Thing = async (env, person) => {
  const { order, cookie } = await buyAsGuest(env, person, (await makeBook(env)).id, { method: 'cod' })
  return { ids: { hash: order.hash }, marks: secretsOf(order), cookie }
}

export const openPayment: Thing = async (env, person) => {
  const order = await orderOf(env, person, 'esewa')
  return { ids: { hash: order.payment?.hash ?? '' }, marks: secretsOf(order) }
}

/** A payment whose amount at the gateway is wrong. */
export const wrongPayment: Thing = async (env, person) => {
  const asked = await openPayment(env, person)
  await env.rows(`update payment set status = 'review' where hash = $1`, [asked.ids?.['hash']])
  return { ...asked, body: {} }
}

/** Collected cash that must be refunded by hand. */
export const manualRefund: Thing = async (env, person) => {
  const { ids, marks } = await collectedOrder(env, person)
  const paidBack = { body: { amount: '1.00' }, cookie: await env.staff() }
  await env.done('POST', `staff/orders/${ids?.['id']}/refund/`, paidBack)
  const [{ id }] = await env.rows(
    'select refund.id from refund join payment on payment.id = payment_id where order_id = $1',
    [ids?.['id']],
  )
  return { ids: { id }, marks: marks ?? [] }
}

export const libraryItem: Thing = async (env, person) => {
  const { order } = await buy(env, person, await makeFreeEbook(env))
  return { ids: { id: order.library[0]?.id ?? '' }, marks: secretsOf(order) }
}

/** An item of a guest's order, or of the person's. */
const goodsOf =
  (buying: typeof buy): Thing =>
  async (env, person) => {
    const { order, cookie } = await buying(env, person, await makeFreeEbook(env))
    return { ids: { hash: order.hash, id: order.library[0]?.id ?? '' }, marks: secretsOf(order), cookie }
  }

export const goodsOfGuest = goodsOf(buyAsGuest)
export const goodsOfMember = goodsOf(buy)

/** The URL of a file, a bearer link for a while. */
export const libraryFile: Thing = async (env, person) => {
  const { ids, marks } = await libraryItem(env, person)
  const { read } = await env.done('POST', `library/${ids?.['id']}/access/`, person)
  const [, token = '', name = ''] = /files\/([^/]+)\/([^/]+)$/.exec(read) ?? []
  return { ids: { token, name }, marks: marks ?? [] }
}

/** A record whose tracks are sold, with the item of the person. */
async function buyRecord(env: TestEnvironment, person: Person) {
  const tracks = [0, 1].map(
    (track) => ({ bytes: bytesOf(`${track} ${person.email}`), type: 'audio/mpeg', kind: 'audio' }) as const,
  )
  const work = await makeWork(env, 'Digital Bundle', tracks)
  for (const [position, { bytes }] of tracks.entries())
    await addDownload(env, { productId: work.id, position, format: 'mp3', bytes })
  const record = await makeContent(env.database, 'record', { products: [{ id: work.id }] })
  const { order } = await buy(env, person, await makeFree(env, work.id))
  return { slug: record.slug, item: order.library[0]?.id ?? '', marks: secretsOf(order) }
}

export const ownRecord: Thing = async (env, person) => {
  const { slug, item, marks } = await buyRecord(env, person)
  return { ids: { slug }, marks: [...marks, item] }
}

/** The URL of the tracks in one file, a bearer link for a while. */
export const libraryArchive: Thing = async (env, person) => {
  const { item, marks } = await buyRecord(env, person)
  const { archives } = await env.done('POST', `library/${item}/access/`, person)
  const [, token = '', name = ''] = /archives\/([^/]+)\/([^/]+)$/.exec(archives[0].url) ?? []
  return { ids: { token }, fixed: { name }, marks }
}

/** The link of a guest's gift that was not accepted. */
export const gift: Thing = async (env, { email }) => {
  const { basket, cookie } = await shopperWith(env, { [await makeFreeEbook(env)]: 1 })
  const wrapped = { is_gift: true, gift: { recipient_name: 'Nisha', recipient_email: 'nisha@example.com' } }
  await env.done('PATCH', basket.url, { body: wrapped, cookie })
  const order: Order = await env.done('POST', 'checkout/', { body: { guest_email: email }, cookie })
  const url = await giftClaimUrl(env.database, { orderId: order.id, site: '', language: 'en' })
  return { ids: { token: url.split('/').at(-2) ?? '' } }
}

/** A second person, who may lose the account or the session. */
export const otherPerson: Thing = async (env) => {
  const { cookie, marks } = await env.newPerson()
  return { cookie, marks }
}

export const withInput =
  (body: object): Thing =>
  async () => ({ body })
