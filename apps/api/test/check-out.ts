import { expect } from 'vitest'
import type { RunningApp } from './start-app.ts'
import { call } from './visitors.ts'

/** Where a courier finds somebody; inside the valley. */
export const HOME = {
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Mangal Bazaar 7',
  line: 'Lalitpur',
  country: 'NP',
  phone_number: '9841234567',
}

/** All that a guest has to say to buy a book. */
export const GUEST = { guest_email: 'maya@example.com', shipping_address: HOME, payment_method: 'esewa' }

type Goods = { [productId: number]: number }

/** A visitor whose basket holds so many of these products. */
export async function shopperWith(api: RunningApp, goods: Goods, { cookie = '', mode = 'cart' } = {}) {
  let known = cookie
  let basket: { id: string; url: string } = { id: '', url: '' }
  for (const [product, quantity] of Object.entries(goods)) {
    const headers: Record<string, string> = known === '' ? {} : { cookie: known }
    const answer = await api.add({ url: `/v1/api/products/${product}/`, quantity }, headers, mode)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const [made] = answer.cookies
    if (made !== undefined) known = `${made.name}=${made.value}`
    basket = answer.json()
  }
  return { cookie: known, basket }
}

export const checkOut = (api: RunningApp, cookie: string, body: object = GUEST, headers: Record<string, string> = {}) =>
  call(api, 'POST', 'checkout/', body, { cookie, ...headers })

export const NEPALI = { 'accept-language': 'ne' }

/** Refused, and all is as it was: no order, and the basket open with all that was in it. */
export async function refusedCheckOut(
  api: RunningApp,
  cookie: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const before = await stateOf(api, cookie)
  const answer = await checkOut(api, cookie, body, headers)
  expect(Object.keys(answer.body)[0]).not.toBe('code')
  expect(await stateOf(api, cookie)).toEqual(before)
  return answer
}

async function stateOf(api: RunningApp, cookie: string) {
  const { rows } = await api.pool.query(`
    select (select count(*) from "order") as orders, (select count(*) from hold) as holds,
      (select sum(num_available) from product) as stock, (select sum(uses) from voucher) as uses`)
  return [rows, (await call(api, 'GET', 'basket/', undefined, { cookie })).text]
}
