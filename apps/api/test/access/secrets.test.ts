import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toldOf } from './ask.ts'
import { guestTicket, ticket, transfer } from './evenings.ts'
import { type House, openHouse, type Person } from './open-house.ts'
import { buyAsGuest, goodsOfGuest, guestOrderHash, makeBook, makeFreeEbook } from './things.ts'

let house: House
let maya: Person
beforeAll(async () => {
  house = await openHouse()
  maya = await house.newPerson()
})
afterAll(() => house.stop())

const statusOf = async (path: string, cookie?: string) =>
  (await house.send('GET', path, { cookie: cookie ?? '' })).status

describe('what is told of somebody', () => {
  test('is seen by the comparison that finds nothing elsewhere', async () => {
    const { order } = await buyAsGuest(house, maya, (await makeBook(house)).id, { method: 'cod' })
    const answer = await house.send('GET', `orders/by-hash/${order.hash}/`)
    const marks = [order.id, order.hash, maya.email, maya.name, maya.home.line1, maya.home.phone_number]
    expect(toldOf(marks, answer, {})).toEqual(marks)
  })
})

describe('an order of a guest', () => {
  test('is the account’s of whoever proves to have its address, and its secret opens its works no more', async () => {
    const person = await house.newPerson()
    const { order } = await buyAsGuest(house, person, await makeFreeEbook(house))
    const [item] = order.library
    const work = `orders/by-hash/${order.hash}/library/${item?.id}/access/`
    expect((await house.send('POST', work)).status).toBe(200)
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(403)
    await house.done('POST', 'auth/magic-link/', { body: { email: person.email } })
    const token = await house.read(person.email, /magic-login\/([\w-]{43})/)
    await house.done('POST', `auth/magic-login/${token}/`)
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(200)
    expect((await house.send('POST', work)).status).toBe(403)
    expect((await house.send('POST', work, { cookie: maya.cookie })).status).toBe(403)
    expect((await house.send('POST', work, person)).status).toBe(200)
  })

  test('is not given to an account whose address only somebody else says is its own', async () => {
    const person = await house.newPerson()
    const { order } = await buyAsGuest(house, person, await makeFreeEbook(house))
    const entered = await comeInThroughProvider({ email: person.email, email_verified: false })
    expect(entered).toEqual({ status: 406, cookie: undefined })
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(403)
  })
})

/** As whoever the provider says; the address need not be theirs. */
async function comeInThroughProvider(claims: { email: string; email_verified: boolean }) {
  const begun = await house.send('GET', 'auth/social/yeti/')
  const [mark] = begun.cookies
  const sub = `${claims.email} ${claims.email_verified}`
  const { code, state, iss } = await house.provider.visit(begun.json().authorize_url, { sub, ...claims })
  const cookie = `${mark?.name}=${mark?.value}`
  const answer = await house.send('POST', 'auth/social/complete/yeti/', { body: { code, state, iss }, cookie })
  const session = answer.cookies.find(({ name }) => name === 'dabali_session')
  return { status: answer.status, cookie: session === undefined ? undefined : `dabali_session=${session.value}` }
}

test('nobody works here because a provider has not looked whose address it is', async () => {
  const email = 'staff999@example.com'
  const unproven = await comeInThroughProvider({ email, email_verified: false })
  expect(unproven).toEqual({ status: 406, cookie: undefined })
  const proven = await comeInThroughProvider({ email, email_verified: true })
  expect(await statusOf('staff/orders/', proven.cookie)).toBe(200)
})

test('a session that has ended is nobody’s', async () => {
  const person = await house.newPerson()
  const { cookie } = person
  expect(await statusOf('orders/', cookie)).toBe(200)
  await house.done('POST', 'auth/logout/', { body: {}, cookie })
  for (const path of ['me/', 'orders/', 'tickets/', 'library/', 'useraddresses/', 'me/export/'])
    expect(await statusOf(path, cookie), path).toBe(401)
  const other = await house.newPerson()
  await house.rows(`update login_session set expires_at = now() where account_id = $1`, [other.accountId])
  expect(await statusOf('orders/', other.cookie)).toBe(401)
})

describe('a ticket that was handed on', () => {
  test('is no longer the former holder’s, by no address', async () => {
    const [giver, taker, third] = [await house.newPerson(), await house.newPerson(), await house.newPerson()]
    const { ids } = await transfer(house, giver)
    const [former] = (await house.done('GET', 'tickets/', giver)).results
    const taken = await house.done('POST', `tickets/transfers/${ids?.['token']}/accept/`, { body: {}, ...taker })
    expect(taken.code).not.toBe(former.code)
    expect(await statusOf(former.url, giver.cookie)).toBe(403)
    expect(await statusOf(former.hash_url, giver.cookie)).toBe(404)
    expect(await statusOf(former.url, taker.cookie)).toBe(200)
    expect((await house.done('GET', 'tickets/', giver)).results).toEqual([])
    const [order] = (await house.done('GET', 'orders/', giver)).results
    const secrets = [taken.code, taken.hash_url, taker.email, taker.name]
    for (const path of [`orders/${order.id}/tickets/`, `orders/by-hash/${order.hash}/tickets/`])
      expect(toldOf(secrets, await house.send('GET', path, giver), {}), path).toEqual([])
    const again = `tickets/transfers/${ids?.['token']}/accept/`
    for (const cookie of ['', giver.cookie, third.cookie]) {
      const answer = await house.send('POST', again, { body: {}, cookie })
      expect([answer.status, toldOf(secrets, answer, {})]).toEqual([409, []])
    }
  })

  test('lets nobody in with its older code', async () => {
    const giver = await house.newPerson()
    const asked = await ticket(house, giver)
    const old = await house.done('GET', `tickets/${asked.ids?.['ticket']}/`, giver)
    await house.done('POST', `tickets/${old.id}/reissue/`, giver)
    const body = { event_date_id: old.date.id, code: old.code, scan_id: '0f8fad5b-d9cb-469f-a165-70867728950e' }
    expect(await house.done('POST', 'staff/check-in/', { body, cookie: await house.staff() })).toMatchObject({
      result: 'revoked',
    })
  })
})

test('an old secret of an order tells by no address whose it is', async () => {
  const works = await goodsOfGuest(house, maya)
  const places = await guestTicket(house, maya)
  const parcel = await guestOrderHash(house, maya)
  await house.rows(`update "order" set placed_at = now() - interval '49 hours'`)
  const marks = [maya.email, maya.name, maya.home.line1, maya.home.phone_number, ...(parcel.marks ?? []).slice(2)]
  for (const { ids } of [works, places, parcel]) {
    const path = `orders/by-hash/${ids?.['hash']}/`
    expect((await house.done('GET', path)).is_masked).toBe(true)
    for (const further of ['', 'receipt/', 'tickets/'])
      expect(toldOf(marks, await house.send('GET', path + further), {}), path + further).toEqual([])
    const cancelled = await house.send('POST', `${path}cancel/`)
    expect([cancelled.status, toldOf(marks, cancelled, {})]).toEqual([403, []])
  }
})
