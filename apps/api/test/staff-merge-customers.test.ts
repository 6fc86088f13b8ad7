import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, accountThings } from './account-things.ts'
import { makeProduct } from './make-product.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: BoxOffice
let things: ReturnType<typeof accountThings>
let staff: { id: string; email: string; cookie: string }
beforeAll(async () => {
  api = await startBoxOffice()
  things = accountThings(api)
  staff = await addMember(api, ['support'])
})
afterAll(() => api.stop())

const rows = (text: string, values: unknown[] = []) => things.rows(text, values)
const newAccount = () => things.newAccount()

const versionOf = async (id: string) =>
  Number((await rows('select version from account where id = $1', [id]))[0].version)

async function merge(kept: Account, merged: Account, more: Record<string, string> = {}) {
  const body = { account_id: merged.id, version: await versionOf(merged.id) }
  const headers = { cookie: staff.cookie, ...version(await versionOf(kept.id)), ...more }
  return call(api, 'POST', `staff/customers/${kept.id}/merge/`, body, headers)
}

/** Columns that refer to accounts, from the database, so that a new table cannot be forgotten. */
const referring = (): Promise<{ name: string; table: string; column: string }[]> =>
  rows(`
    select replace(conrelid::regclass::text, '"', '') || '.' || attname as name, conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'account'::regclass and contype = 'f' order by 1`) as never

/** Columns that only the work of staff fills; staff are not merged. */
const BY_STAFF =
  /^(staff_\w+\.\w+|content_(draft|revision|preview)\.account_id|contact_message\.assigned_to|(import|upload)\.account_id)$|\.(done_by|created_by|updated_by|sold_by|cancelled_by|moderated_by|invited_by|added_by)$/

async function countsOf(...accounts: Account[]) {
  const counts: Record<string, number> = {}
  for (const { name, table, column } of await referring()) {
    const [{ count }] = await rows(`select count(*)::integer as count from ${table} where ${column} = any ($1)`, [
      accounts.map(({ id }) => id),
    ])
    counts[name] = count
  }
  return counts
}

describe('merging two accounts', () => {
  test('loses nothing but what both have, in every table that refers to accounts', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    const [shared, own] = [await things.newThings(), await things.newThings()]
    await things.give(kept, shared, 2)
    await things.give(merged, shared, 3)
    await things.give(merged, own, 2)
    for (const account of [kept, merged]) await things.giveOnce(account, shared)
    const before = await countsOf(kept, merged)
    const ofMerged = await countsOf(merged)
    const unfilled = Object.keys(ofMerged).filter((name) => ofMerged[name] === 0 && !BY_STAFF.test(name))
    expect(unfilled).toEqual([])

    const answer = await merge(kept, merged)
    expect([answer.status, answer.body]).toMatchObject([200, { id: kept.id }])
    expect(await countsOf(merged)).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, 0])))
    const after = await countsOf(kept)
    const lost = Object.entries(before).flatMap(([name, count]) =>
      count === after[name] ? [] : [[name, count - (after[name] ?? 0)]],
    )
    const both = [
      'author_notice',
      'chat_name',
      'chat_report',
      'content_notice',
      'favourite',
      'live_right',
      'reading_position',
    ]
    expect(Object.fromEntries(lost)).toEqual({
      ...Object.fromEntries(
        [...both, 'reminder', 'review', 'review_report', 'review_vote'].map((name) => [`${name}.account_id`, 1]),
      ),
      'wishlist_item.account_id': 1,
      'wishlist_share.account_id': 1,
      // An author and a venue.
      'follow.account_id': 2,
      'login_session.account_id': 1,
      'social_login.account_id': 1,
      'live_place.account_id': 1,
      // The address is a note now.
      'customer_note.account_id': -1,
    })
    expect(answer.body.notes[0]).toMatchObject({
      text: `Merged with the account ${merged.email}.`,
      author: staff.email,
    })
    expect((await call(api, 'GET', 'me/', undefined, { cookie: merged.cookie })).status).toBe(401)
    expect((await call(api, 'GET', 'me/', undefined, { cookie: kept.cookie })).status).toBe(200)
    const [event] = await rows('select operation, before, after from staff_event order by id desc limit 1')
    expect(event).toMatchObject({
      operation: 'mergeCustomers',
      before: { merged: merged.id },
      after: { sessions: 1, moved: { order: 2, review: 1 }, dropped: { review: 1, follow: 2 } },
    })
    expect(JSON.stringify(event)).not.toContain(merged.email)
  })

  test('keeps what is active, later and muted, and joins the carts', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    const had = await things.newThings()
    await things.give(kept, had, 2)
    await things.give(merged, had, 3)
    await rows(`update follow set ended_at = now() where account_id = $1`, [kept.id])
    await rows(`update reminder set ended_at = now() where account_id = $1`, [kept.id])
    await rows(
      `update reading_position set progress = 0.9, updated_at = now() + interval '1 minute' where account_id = $1`,
      [merged.id],
    )
    await rows('update chat_name set muted_at = now() where account_id = $1', [merged.id])
    const [one, two] = [await makeProduct(api.database), await makeProduct(api.database)]
    for (const [{ cookie }, product, quantity] of [
      [kept, one.id, 1],
      [merged, one.id, 3],
      [merged, two.id, 2],
    ] as const)
      await api.add({ url: `/v1/api/products/${product}/`, quantity }, { cookie })
    for (const { cookie } of [kept, merged])
      await api.add({ url: `/v1/api/products/${one.id}/` }, { cookie }, 'buy-now')
    const loose = await api.buy(had.productId, { email: merged.email })
    expect((await merge(kept, merged)).status).toBe(200)
    expect(await rows('select distinct ended_at from follow where account_id = $1', [kept.id])).toEqual([
      { ended_at: null },
    ])
    expect(await rows('select ended_at from reminder where account_id = $1', [kept.id])).toEqual([{ ended_at: null }])
    expect(await rows('select progress from reading_position where account_id = $1', [kept.id])).toEqual([
      { progress: 0.9 },
    ])
    expect(await rows('select muted_at is not null as muted from chat_name where account_id = $1', [kept.id])).toEqual([
      { muted: true },
    ])
    const { body: basket } = await call(api, 'GET', 'basket/', undefined, { cookie: kept.cookie })
    expect(basket.lines.map(({ quantity }: { quantity: number }) => quantity).toSorted()).toEqual([2, 3])
    expect(await rows('select account_id from "order" where id = $1', [loose.id])).toEqual([{ account_id: kept.id }])
    expect(
      await rows('select count(*)::integer as n from address where account_id = $1 and is_default_for_shipping', [
        kept.id,
      ]),
    ).toEqual([{ n: 1 }])
  })

  test('gives its address to an account without one, and fills what is empty', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    await rows('update account set email = null, email_verified_at = null where id = $1', [kept.id])
    await rows("update account set name = 'Maya', phone_number = '9841234567' where id = $1", [merged.id])
    const { body } = await merge(kept, merged)
    expect(body).toMatchObject({ email: merged.email, is_email_verified: true, name: 'Maya', phone: '9841234567' })
  })

  test('is refused for staff, guests, the same account and old versions, and changes nothing then', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    const member = await addMember(api, ['door'])
    expect((await merge(kept, member)).body.code).toBe('customer_is_staff')
    expect((await merge(member, merged)).body.code).toBe('customer_is_staff')
    const order = await api.buy((await things.newThings()).productId, { email: `${randomUUID()}@example.com` })
    const ask = (id: string, account_id: unknown, number: unknown = 1, headers = version(1)) =>
      call(
        api,
        'POST',
        `staff/customers/${id}/merge/`,
        { account_id, version: number },
        { cookie: staff.cookie, ...headers },
      )
    expect((await ask(order.id, merged.id)).body.code).toBe('customer_is_guest')
    for (const wrong of [kept.id, order.id, randomUUID(), 'x', 5]) {
      const answer = await ask(kept.id, wrong)
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['account_id', 'code']])
    }
    expect((await ask(kept.id, merged.id, 0)).status).toBe(400)
    expect((await ask(randomUUID(), merged.id)).status).toBe(404)
    const old = await ask(kept.id, merged.id, 9)
    expect([old.status, old.body]).toMatchObject([409, { code: 'version_conflict', current: { id: merged.id } }])
    expect((await ask(kept.id, merged.id, 1, version(9))).body).toMatchObject({ current: { id: kept.id } })
    const { cookie } = await addMember(api, ['finance'])
    expect((await merge(kept, merged, { cookie })).status).toBe(403)
    expect((await call(api, 'GET', 'me/', undefined, { cookie: merged.cookie })).status).toBe(200)
  })

  test('waits for what is being added to the account, and is repeated with its key without effect', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    const had = await things.newThings()
    const adding = await api.pool.connect()
    await adding.query('begin')
    await adding.query('insert into favourite (account_id, content_id) values ($1, $2)', [merged.id, had.author])
    const key = { 'idempotency-key': `merge ${merged.id}` }
    const body = { account_id: merged.id, version: 1 }
    const send = () =>
      call(api, 'POST', `staff/customers/${kept.id}/merge/`, body, { cookie: staff.cookie, ...version(1), ...key })
    const merging = send()
    await expect
      .poll(
        async () =>
          (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
            .length,
      )
      .toBe(1)
    await adding.query('commit')
    adding.release()
    const { status, body: first } = await merging
    expect(status).toBe(200)
    expect(await rows('select account_id from favourite where content_id = $1', [had.author])).toEqual([
      { account_id: kept.id },
    ])
    expect((await send()).body).toEqual(first)
  })
})
