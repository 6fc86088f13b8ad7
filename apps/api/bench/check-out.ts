import pg from 'pg'
import { makeShoppers, type Shopper } from '../test/reliability/make-shoppers.ts'
import { addressOf } from '../test/reliability/persistent-shopper.ts'
import { inParallel, openAgent, send } from '../test/reliability/send.ts'
import type { Measured } from './load.ts'

const CONNECTIONS = 8
const WARM = 300
const MEASURED = 3000

const ADDRESS = {
  country: 'NP',
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Patan 7',
  line4: 'Lalitpur',
  phone_number: '9841234567',
}

/** What a shopper sends who buys the cart. */
export const purchaseOf = ({ cookie, basketId, email }: Shopper, at: number) => ({
  headers: { Cookie: cookie, 'X-Forwarded-For': addressOf(at), 'Idempotency-Key': basketId },
  body: { basket: basketId, payment_method: 'esewa', guest_email: email },
})

/** Shoppers with carts of two different books that go to an address. */
export async function makeReaders(url: string, count: number, productIds: readonly number[]): Promise<Shopper[]> {
  const shoppers = await makeShoppers(url, count, (at) =>
    [0, 1].map((step) => ({ productId: productIds[(2 * at + step) % productIds.length] ?? 0, quantity: 1 })),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing runs out while it is measured.
  await client.query('update product set num_available = 1000000 where num_available is not null and id = any ($1)', [
    productIds,
  ])
  await client.query('update basket set shipping_address = $1 where shipping_address is null', [
    JSON.stringify(ADDRESS),
  ])
  await client.end()
  return shoppers
}

/** Carts of two different books, each checked out once under a key of its own, as fast as eight connections can. */
export async function measureCheckouts(
  origin: string,
  { url, productIds }: { url: string; productIds: readonly number[] },
): Promise<Measured> {
  const shoppers = await makeReaders(url, WARM + MEASURED, productIds)
  const agent = openAgent(CONNECTIONS)
  const checkOut = (shopper: Shopper, at: number) => send(agent, `${origin}/v1/api/checkout/`, purchaseOf(shopper, at))
  await inParallel(shoppers.slice(0, WARM), CONNECTIONS, checkOut)
  const began = performance.now()
  const answers = await inParallel(shoppers.slice(WARM), CONNECTIONS, (shopper, at) => checkOut(shopper, WARM + at))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return {
    title: 'check out two books',
    perSecond: Math.round(MEASURED / seconds),
    p50: at(0.5),
    p95: at(0.975),
    p99: at(0.99),
    wrong: answers.filter(({ status }) => status !== 200).length,
  }
}
