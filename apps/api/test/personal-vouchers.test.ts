import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWaitForPartner } from './barriers.ts'
import { checkOut, GUEST, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'
import { call, logIn, makeVoucher } from './visitors.ts'

const SETTINGS = { shop: { checkout: { checkoutsPerMinute: 1_000_000 } } }

let api: RunningApp
let keeper: string
beforeAll(async () => {
  api = await startApp(SETTINGS)
  keeper = (await addMember(api, ['shopkeeper'])).cookie
})
afterAll(() => api.stop())

let people = 0
const newEmail = () => `reader${people++}@example.com`

/** A visitor with a book and the voucher in the basket. */
async function shopper(code: string, cookie?: string, of = api) {
  const filled = cookie === undefined ? await shopperWith(of, { 2: 1 }) : { cookie }
  if (cookie !== undefined)
    await call(of, 'POST', 'basket/add-product/', { url: '/v1/api/products/2/', quantity: 1 }, { cookie })
  const added = await call(of, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie: filled.cookie })
  return { ...filled, added }
}

const buyAs = async (email: string, code: string, language = 'en') => {
  const { cookie } = await shopper(code)
  return call(api, 'POST', 'checkout/', { ...GUEST, guest_email: email }, { cookie, 'accept-language': language })
}

describe('a voucher that each customer can use once', () => {
  test('is refused to a guest whose address has used it, however it is written', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    const email = newEmail()
    expect((await buyAs(email, code)).status).toBe(200)
    const again = await buyAs(` ${email.toUpperCase()} `, code)
    expect([again.status, again.body.code, again.body.changes[0].voucher]).toEqual([406, 'voucher_used_by_you', code])
    expect(again.body.reason).toContain('You have already used this voucher.')
    expect((await buyAs(email, code, 'ne')).body.reason).toContain('तपाईंले यो भौचर प्रयोग गरिसक्नुभयो।')
    expect((await buyAs(newEmail(), code)).status).toBe(200)
  })

  test('is refused to the account of an address that has used it, already in the basket', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    const email = newEmail()
    await buyAs(email, code)
    const { added } = await shopper(code, await logIn(api, email))
    expect([added.status, added.body.reason]).toEqual([406, 'You have already used this voucher.'])
  })

  test('needs the address of a guest', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    const { guest_email: _, ...onlyPhone } = GUEST
    const { cookie } = await shopper(code)
    const refused = await call(api, 'POST', 'checkout/', { ...onlyPhone, guest_phone: '+9779841000000' }, { cookie })
    expect([refused.status, refused.body.code]).toEqual([406, 'voucher_no_email'])
    expect(refused.body.reason).toContain('Enter your email address to use this voucher.')
  })

  test('is taken by one of two orders if the first is paid late', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    const email = newEmail()
    const { body: first } = await buyAs(email, code)
    await api.pool.query('select release_stock($1, null, null)', [first.id])
    expect((await buyAs(email, code)).status).toBe(200)
    const { rows } = await api.pool.query('select keep_stock($1) as is_kept', [first.id])
    expect(rows).toEqual([{ is_kept: false }])
  })

  test('is free again once the order was cancelled', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    const email = newEmail()
    const { body } = await buyAs(email, code)
    await api.pool.query('select release_stock($1, null, null)', [body.id])
    expect((await buyAs(email, code)).status).toBe(200)
  })
})

describe('a voucher for named customers', () => {
  test('is given to accounts with these addresses, and not to guests, who have not proven theirs', async () => {
    const [named, account] = [newEmail(), newEmail()]
    const code = await makeVoucher(api, { customers: [named, account].toSorted() })
    for (const email of [newEmail(), named]) {
      const guest = await buyAs(email, code)
      expect([guest.status, guest.body.code]).toEqual([406, 'voucher_log_in'])
      expect(guest.body.reason).toContain('Log in to use this voucher.')
    }
    expect((await buyAs(named, code, 'ne')).body.reason).toContain('यो भौचर प्रयोग गर्न लग इन गर्नुहोस्।')
    const cookie = await logIn(api, account)
    expect((await shopper(code, cookie)).added.status).toBe(200)
    expect((await call(api, 'POST', 'checkout/', GUEST, { cookie })).status).toBe(200)
    const { added } = await shopper(code, await logIn(api, newEmail()))
    expect([added.status, added.body.reason]).toEqual([406, 'This voucher is for other customers.'])
  })

  test('forgets the address of a deleted account', async () => {
    const email = newEmail()
    const code = await makeVoucher(api, { customers: [email] })
    const cookie = await logIn(api, email)
    expect((await call(api, 'DELETE', 'me/', undefined, { cookie })).status).toBeLessThan(300)
    const { rows } = await api.pool.query('select customers from voucher where code = $1', [code])
    expect(rows).toEqual([{ customers: [] }])
  })
})

test('two merged accounts keep the voucher that one of them was named in', async () => {
  const [kept, merged] = [newEmail(), newEmail()]
  const code = await makeVoucher(api, { customers: [merged] })
  for (const email of [kept, merged]) await logIn(api, email)
  const { rows } = await api.pool.query('select id, version from account where email = any ($1) order by email = $2', [
    ...[[kept, merged], merged],
  ])
  const answer = await call(
    api,
    'POST',
    `staff/customers/${rows[0].id}/merge/`,
    { account_id: rows[1].id, version: rows[1].version },
    { cookie: keeper, ...version(rows[0].version), 'idempotency-key': crypto.randomUUID() },
  )
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  const found = await api.pool.query('select customers from voucher where code = $1', [code])
  expect(found.rows).toEqual([{ customers: [kept] }])
})

const BUYERS = 6

/** One customer checks out several baskets at once. */
async function rush(of: RunningApp, code: string) {
  const shoppers = []
  for (let at = 0; at < BUYERS; at += 1) shoppers.push(await shopper(code, undefined, of))
  const answers = await Promise.all(
    shoppers.map(({ cookie }) => checkOut(of, cookie, { ...GUEST, guest_email: 'one@example.com' })),
  )
  return answers.map(({ status, body }) => (status === 406 ? body.code : status)).toSorted()
}

describe('orders of one customer at the same time', () => {
  test('use a personal voucher once', async () => {
    const code = await makeVoucher(api, { most_uses_each: 1 })
    expect(await rush(api, code)).toEqual([200, ...Array(BUYERS - 1).fill('voucher_used_by_you')])
  })

  test('use it more often without the guard, so the test above can fail', async () => {
    const unguarded = await startApp(SETTINGS)
    await createWaitForPartner(unguarded.pool)
    await unguarded.pool.query(`
      create or replace function take_voucher(of_code text, of_order uuid) returns boolean language plpgsql as $$
      declare
        given voucher;
        placed record;
        refusal text;
      begin
        select * into given from voucher where code = of_code;
        select account_id, email into placed from "order" where id = of_order;
        refusal := voucher_refusal(given, placed.account_id, placed.email);
        perform wait_for_partner();
        return refusal is null and take_voucher(of_code);
      end $$`)
    const code = await makeVoucher(unguarded, { most_uses_each: 1 })
    expect((await rush(unguarded, code)).filter((status) => status === 200).length).toBeGreaterThan(1)
    await unguarded.stop()
  })
})

describe('staff', () => {
  const ends_at = new Date(Date.now() + 86_400_000).toISOString()
  const create = (more: object) =>
    call(
      api,
      'POST',
      'staff/vouchers/',
      { name: 'Thanks', percent: 10, ends_at, ...more },
      {
        cookie: keeper,
        'idempotency-key': crypto.randomUUID(),
      },
    )

  test('name customers by their addresses and limit the uses of each', async () => {
    const { status, body } = await create({ customers: [' Maya@Example.com', 'maya@example.com'], most_uses_each: 2 })
    expect(status).toBe(201)
    const [code] = body.codes
    const read = async () => (await call(api, 'GET', `staff/vouchers/${code}/`, undefined, { cookie: keeper })).body
    expect(await read()).toMatchObject({ customers: ['maya@example.com'], most_uses_each: 2 })
    const changed = await call(
      api,
      'PATCH',
      `staff/vouchers/${code}/`,
      { customers: null, most_uses_each: null },
      { cookie: keeper, ...version(1) },
    )
    expect(changed.body).toMatchObject({ customers: null, most_uses_each: null, version: 2 })
    const { rows } = await api.pool.query(`select before, after from staff_event where thing_id = $1 order by id`, [
      code,
    ])
    expect(rows[1]).toEqual({
      before: { customers: 1, most_uses_each: 2 },
      after: { customers: null, most_uses_each: null },
    })
    expect(JSON.stringify(rows)).not.toContain('maya')
  })

  test.each([
    [{ customers: ['maya'] }, 'customers'],
    [{ customers: [] }, 'customers'],
    [{ most_uses_each: 0 }, 'most_uses_each'],
  ])('are told that %j is wrong', async (sent, field) => {
    const { status, body } = await create(sent)
    expect([status, Object.keys(body)]).toEqual([400, [field, 'code']])
  })
})
