import { writeDigits } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOut, GUEST, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

/** A guest's order of some hours ago. */
async function guestOrder(hours = 0, body: object = GUEST) {
  const book = await env.makeBook()
  const { cookie } = await shopperWith(env, { [book.id]: 1 })
  const { body: order } = await checkOut(env, cookie, body)
  await env.rows(`update "order" set placed_at = now() - make_interval(hours => $2) where id = $1`, [order.id, hours])
  return order
}

const look = (order: { hash_url: string }, cookie = '') =>
  call(env, 'GET', order.hash_url, undefined, cookie === '' ? {} : { cookie })
const prove = (order: { hash_url: string }, body: object, cookie = '') =>
  call(env, 'POST', `${order.hash_url}prove/`, body, cookie === '' ? {} : { cookie })

const PRIVATE = ['maya@', '9841234567', 'Gurung', 'Mangal Bazaar']
const disclosed = (text: string) => PRIVATE.filter((each) => text.includes(each))

describe('an order by its hash', () => {
  test('is shown completely for two days', async () => {
    const order = await guestOrder(47)
    const { body, text } = await look(order)
    expect([body.is_masked, disclosed(text)]).toEqual([false, PRIVATE])
  })

  test('is masked afterwards, and cannot be cancelled', async () => {
    const order = await guestOrder(49)
    await payOrder(env, order.id)
    const { body, text } = await look(order)
    expect(disclosed(text)).toEqual([])
    expect(body).toMatchObject({
      is_masked: true,
      email: 'm***@example.com',
      phone: '***67',
      shipping_address: { first_name: 'M***', line: 'Lalitpur', country: 'NP', phone_number: '***67' },
      payment: null,
      can_cancel: false,
      number: order.number,
      total_incl_tax: order.total_incl_tax,
    })
    const receipt = await call(env, 'GET', `${order.hash_url}receipt/`)
    expect([receipt.status, disclosed(receipt.text)]).toEqual([200, []])
    const cancelled = await call(env, 'POST', `${order.hash_url}cancel/`)
    expect(cancelled).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  })

  test('is shown completely in a browser that has verified the contact', async () => {
    const [order, other] = [await guestOrder(49), await guestOrder(49)]
    const proven = await prove(order, { email: ' Maya@Example.com ' })
    expect([proven.status, disclosed(proven.text)]).toEqual([200, PRIVATE])
    const [made] = proven.cookies
    expect(made).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3600 })
    const cookie = `${made?.name}=${made?.value}`
    expect((await look(order, cookie)).body.is_masked).toBe(false)
    expect((await look(other, cookie)).body.is_masked).toBe(true)
    const second = await prove(other, { phone: '९८४-१२३४५६७' }, cookie)
    expect(second.cookies[0]?.value).toBe(made?.value)
    expect((await look(other, cookie)).body.is_masked).toBe(false)
    expect((await call(env, 'POST', `${order.hash_url}cancel/`, undefined, { cookie })).status).toBe(200)
    await env.rows(`update order_proof set expires_at = now()`)
    expect((await look(order, cookie)).body.is_masked).toBe(true)
  })

  test.each([
    [{ email: 'nisha@example.com' }, 403],
    [{ phone: '9841234568' }, 403],
    [{}, 400],
    [{ email: 'maya' }, 400],
    [{ phone: '\u0000' }, 400],
    [{ email: 5 }, 400],
  ])('is not verified with %j', async (body, status) => {
    const order = await guestOrder(49)
    const { status: answered, text, cookies } = await prove(order, body)
    expect([answered, disclosed(text), cookies]).toEqual([status, [], []])
  })

  test('is limited to ten attempts', async () => {
    const order = await guestOrder(49)
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove(order, { phone: `98412345${tries}0` })).status).toBe(403)
    const answer = await prove(order, { email: 'maya@example.com' })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('of an account is shown completely to it', async () => {
    const book = await env.makeBook()
    const { cookie, order } = await env.buy({ [book.id]: 1 })
    await env.rows(`update "order" set placed_at = now() - interval '50 hours' where id = $1`, [order.id])
    expect((await look(order)).body.is_masked).toBe(true)
    expect((await look(order, cookie)).body.is_masked).toBe(false)
  })

  test('cannot be found by trying', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    for (let tries = 0; tries < 240; tries += 1)
      await call(env, 'GET', `orders/by-hash/${'A'.repeat(22)}/`, undefined, headers)
    expect((await call(env, 'GET', `orders/by-hash/${'A'.repeat(22)}/`, undefined, headers)).status).toBe(429)
  })
})

describe('tracking an order', () => {
  const track = (body: object, headers: Record<string, string> = {}) =>
    call(env, 'POST', 'orders/track/', body, headers)
  const mailsTo = async (email: string) => {
    env.mails.length = 0
    await env.drainJobs()
    return env.mails.filter(({ to, subject }) => to === email && /your order|तपाईंको अर्डर/i.test(subject))
  }

  test('mails its link to its address, found by address or phone', async () => {
    const order = await guestOrder(90)
    await env.drainJobs()
    for (const contact of [{ email: 'MAYA@example.com' }, { phone: '+977 984-1234567' }]) {
      const answer = await track({ number: ` #${order.number}`, ...contact })
      expect([answer.status, answer.body.detail]).toEqual([202, expect.stringMatching(/don't send text messages/)])
      const [mail, ...more] = await mailsTo('maya@example.com')
      expect([mail?.text.includes(`http://localhost:3000/order/${order.hash}`), more]).toEqual([true, []])
    }
    await track({ number: order.number, email: 'maya@example.com' }, { 'accept-language': 'ne' })
    const [nepali] = await mailsTo('maya@example.com')
    expect(nepali?.text).toContain(`/ne/order/${order.hash}`)
    const number = writeDigits(order.number, 'ne')
    expect(nepali?.subject).toBe(`डबलीमा तपाईंको अर्डर ${number}`)
    expect(nepali?.text).toContain(`अर्डर ${number} हेर्नुहोस्`)
  })

  test('answers the same and sends nothing if number and contact do not match', async () => {
    const order = await guestOrder()
    await env.drainJobs()
    const right = await track({ number: order.number, email: 'maya@example.com' })
    expect(await mailsTo('maya@example.com')).toHaveLength(1)
    for (const wrong of [
      { number: order.number, email: 'nisha@example.com' },
      { number: order.number, phone: '9841111111' },
      { number: '1', email: 'maya@example.com' },
      { number: 'x\u0000', email: 'maya@example.com' },
      { number: '9'.repeat(100), email: 'maya@example.com' },
    ]) {
      const answer = await track(wrong)
      expect([answer.status, answer.body]).toEqual([202, right.body])
    }
    expect(await mailsTo('maya@example.com')).toEqual([])
  })

  test('says that orders without an email address cannot be mailed', async () => {
    const { guest_email: _, ...phoneOnly } = { ...GUEST, guest_phone: '9841234567' }
    const order = await guestOrder(0, phoneOnly)
    expect(order.email).toBeNull()
    expect((await track({ number: order.number, phone: '9841234567' })).status).toBe(202)
    await env.drainJobs()
  })

  test('is rate-limited', async () => {
    const order = await guestOrder()
    const tries: number[] = []
    for (let at = 0; at < 6; at += 1)
      tries.push((await track({ number: order.number, email: 'maya@example.com' })).status)
    expect(tries).toEqual([202, 202, 202, 202, 202, 429])
    const elsewhere = { 'x-forwarded-for': '203.0.113.55' }
    expect((await track({ number: order.number, email: 'maya@example.com' }, elsewhere)).status).toBe(202)
  })

  test.each([
    {},
    { number: '1' },
    { number: 1, email: 'a@b.np' },
    { number: '', email: 'a@b.np' },
    { email: 'a@b.np' },
  ])('rejects %j', async (body) => {
    expect((await track(body, { 'x-forwarded-for': '203.0.113.77' })).status).toBe(400)
  })
})
