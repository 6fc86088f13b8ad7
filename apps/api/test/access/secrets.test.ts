import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disclosedMarks } from './ask.ts'
import { guestTicket, ticket, transfer } from './event-fixtures.ts'
import { buyAsGuest, goodsOfGuest, guestOrderHash, makeBook, makeFreeEbook } from './fixtures.ts'
import { type Person, startTestEnvironment, type TestEnvironment } from './test-environment.ts'

let env: TestEnvironment
let maya: Person
beforeAll(async () => {
  env = await startTestEnvironment()
  maya = await env.newPerson()
})
afterAll(() => env.stop())

const statusOf = async (path: string, cookie?: string) => (await env.send('GET', path, { cookie: cookie ?? '' })).status

describe('marks of a person', () => {
  test("are found in the person's own responses", async () => {
    const { order } = await buyAsGuest(env, maya, (await makeBook(env)).id, { method: 'cod' })
    const answer = await env.send('GET', `orders/by-hash/${order.hash}/`)
    const marks = [order.id, order.hash, maya.email, maya.name, maya.home.line1, maya.home.phone_number]
    expect(disclosedMarks(marks, answer, {})).toEqual(marks)
  })
})

describe('an order of a guest', () => {
  test('moves to the account that verifies its address; its hash no longer opens the works', async () => {
    const person = await env.newPerson()
    const { order } = await buyAsGuest(env, person, await makeFreeEbook(env))
    const [item] = order.library
    const work = `orders/by-hash/${order.hash}/library/${item?.id}/access/`
    expect((await env.send('POST', work)).status).toBe(200)
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(403)
    await env.done('POST', 'auth/magic-link/', { body: { email: person.email } })
    const token = await env.read(person.email, /magic-login\/([\w-]{43})/)
    await env.done('POST', `auth/magic-login/${token}/`)
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(200)
    expect((await env.send('POST', work)).status).toBe(403)
    expect((await env.send('POST', work, { cookie: maya.cookie })).status).toBe(403)
    expect((await env.send('POST', work, person)).status).toBe(200)
  })

  test('is not given to an account whose address a provider has not verified', async () => {
    const person = await env.newPerson()
    const { order } = await buyAsGuest(env, person, await makeFreeEbook(env))
    const entered = await logInThroughProvider({ email: person.email, email_verified: false })
    expect(entered).toEqual({ status: 406, cookie: undefined })
    expect(await statusOf(`orders/${order.id}/`, person.cookie)).toBe(403)
  })
})

/** Logs in through the provider, which need not have verified the address. */
async function logInThroughProvider(claims: { email: string; email_verified: boolean }) {
  const begun = await env.send('GET', 'auth/social/yeti/')
  const [mark] = begun.cookies
  const sub = `${claims.email} ${claims.email_verified}`
  const { code, state, iss } = await env.provider.visit(begun.json().authorize_url, { sub, ...claims })
  const cookie = `${mark?.name}=${mark?.value}`
  const answer = await env.send('POST', 'auth/social/complete/yeti/', { body: { code, state, iss }, cookie })
  const session = answer.cookies.find(({ name }) => name === 'dabali_session')
  return { status: answer.status, cookie: session === undefined ? undefined : `dabali_session=${session.value}` }
}

test('staff access needs a verified address', async () => {
  const email = 'staff999@example.com'
  const unproven = await logInThroughProvider({ email, email_verified: false })
  expect(unproven).toEqual({ status: 406, cookie: undefined })
  const proven = await logInThroughProvider({ email, email_verified: true })
  expect(await statusOf('staff/orders/', proven.cookie)).toBe(200)
})

test('an expired session opens nothing', async () => {
  const person = await env.newPerson()
  const { cookie } = person
  expect(await statusOf('orders/', cookie)).toBe(200)
  await env.done('POST', 'auth/logout/', { body: {}, cookie })
  for (const path of ['me/', 'orders/', 'tickets/', 'library/', 'useraddresses/', 'me/export/'])
    expect(await statusOf(path, cookie), path).toBe(401)
  const other = await env.newPerson()
  await env.rows(`update login_session set expires_at = now() where account_id = $1`, [other.accountId])
  expect(await statusOf('orders/', other.cookie)).toBe(401)
})

describe('a transferred ticket', () => {
  test('is closed to its former holder on every path', async () => {
    const [giver, taker, third] = [await env.newPerson(), await env.newPerson(), await env.newPerson()]
    const { ids } = await transfer(env, giver)
    const [former] = (await env.done('GET', 'tickets/', giver)).results
    const taken = await env.done('POST', `tickets/transfers/${ids?.['token']}/accept/`, { body: {}, ...taker })
    expect(taken.code).not.toBe(former.code)
    expect(await statusOf(former.url, giver.cookie)).toBe(403)
    expect(await statusOf(former.hash_url, giver.cookie)).toBe(404)
    expect(await statusOf(former.url, taker.cookie)).toBe(200)
    expect((await env.done('GET', 'tickets/', giver)).results).toEqual([])
    const [order] = (await env.done('GET', 'orders/', giver)).results
    const secrets = [taken.code, taken.hash_url, taker.email, taker.name]
    for (const path of [
      `orders/${order.id}/tickets/`,
      `orders/by-hash/${order.hash}/tickets/`,
      'tickets/?show=inactive',
    ])
      expect(disclosedMarks(secrets, await env.send('GET', path, giver), {}), path).toEqual([])
    const again = `tickets/transfers/${ids?.['token']}/accept/`
    for (const cookie of ['', giver.cookie, third.cookie]) {
      const answer = await env.send('POST', again, { body: {}, cookie })
      expect([answer.status, disclosedMarks(secrets, answer, {})]).toEqual([409, []])
    }
  })

  test('is not admitted with its old code', async () => {
    const giver = await env.newPerson()
    const asked = await ticket(env, giver)
    const old = await env.done('GET', `tickets/${asked.ids?.['ticket']}/`, giver)
    await env.done('POST', `tickets/${old.id}/reissue/`, giver)
    const body = { event_date_id: old.date.id, code: old.code, scan_id: '0f8fad5b-d9cb-469f-a165-70867728950e' }
    expect(await env.done('POST', 'staff/check-in/', { body, cookie: await env.staff() })).toMatchObject({
      result: 'replaced',
    })
  })
})

test('an old order hash reveals no personal data on any path', async () => {
  const works = await goodsOfGuest(env, maya)
  const places = await guestTicket(env, maya)
  const parcel = await guestOrderHash(env, maya)
  await env.rows(`update "order" set placed_at = now() - interval '49 hours'`)
  const marks = [maya.email, maya.name, maya.home.line1, maya.home.phone_number, ...(parcel.marks ?? []).slice(2)]
  for (const { ids } of [works, places, parcel]) {
    const path = `orders/by-hash/${ids?.['hash']}/`
    expect((await env.done('GET', path)).is_masked).toBe(true)
    for (const further of ['', 'receipt/', 'tickets/'])
      expect(disclosedMarks(marks, await env.send('GET', path + further), {}), path + further).toEqual([])
    const cancelled = await env.send('POST', `${path}cancel/`)
    expect([cancelled.status, disclosedMarks(marks, cancelled, {})]).toEqual([403, []])
  }
})
