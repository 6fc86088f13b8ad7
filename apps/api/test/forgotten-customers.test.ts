import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountThings } from './account-things.ts'
import { HOME } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'
import { writeOrder } from './write-order.ts'

let api: BoxOffice
let things: ReturnType<typeof accountThings>
let support: string
let owner: string
beforeAll(async () => {
  api = await startBoxOffice()
  things = accountThings(api)
  support = (await addMember(api, ['support'])).cookie
  owner = (await addMember(api, ['owner'])).cookie
})
afterAll(() => api.stop())

const rows = (text: string, values: unknown[] = []) => things.rows(text, values)
const newAccount = () => things.newAccount()
const key = () => ({ 'idempotency-key': randomUUID() })
const ask = (method: 'POST' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
  call(api, method, `staff/customers/${path}`, body, { cookie: support, ...headers })
const versionOf = async (id: string) =>
  version(Number((await rows('select version from account where id = $1', [id]))[0].version))
const merge = async (kept: string, merged: string, headers: Record<string, string>) => {
  const body = { account_id: merged, version: 1 }
  return ask('POST', `${kept}/merge/`, body, { ...version(1), ...headers })
}

/** Stored answers that hold one of these texts. */
const storedWith = async (...texts: string[]) =>
  rows(
    `select scope, answer::text as answer from idempotency
     where exists (select from unnest($1::text[]) as text where strpos(answer::text, text) > 0)`,
    [texts],
  )

describe('stored answers to repeated requests', () => {
  test('hold nothing of a merged person and no text of a note, and are repeated', async () => {
    const [kept, merged] = [await newAccount(), await newAccount()]
    const [noteKey, mergeKey] = [key(), key()]
    const text = `Rings twice ${randomUUID()}`
    const note = await ask('POST', `${merged.id}/notes/`, { text }, noteKey)
    expect(await ask('POST', `${merged.id}/notes/`, { text }, noteKey)).toMatchObject({ status: 201, body: note.body })
    const product = { url: '/v1/api/products/1/', quantity: 1 }
    await call(api, 'POST', 'basket/add-product/', product, { cookie: merged.cookie, ...key() })
    const ownAnswers = () =>
      rows('select from idempotency where scope like $1 and answer is not null', [`%${merged.id}`])
    expect(await ownAnswers()).toHaveLength(1)
    const answer = await merge(kept.id, merged.id, mergeKey)
    expect([answer.status, await ownAnswers()]).toEqual([200, []])
    expect(await storedWith(text, kept.email, merged.email)).toEqual([])
    expect(await merge(kept.id, merged.id, mergeKey)).toMatchObject({ status: 200, body: answer.body })
    await ask('DELETE', `${kept.id}/notes/${note.body.id}/`)
    expect((await ask('POST', `${merged.id}/notes/`, { text }, noteKey)).status).toBe(404)
  })

  test.each([['staff'], ['the person']])('go when a person is deleted by %s, without a second effect', async (by) => {
    const { id, email, cookie } = await newAccount()
    const line = { productId: 1, productClass: 'Book' as const, titles: { en: 'The Rain Ledger' } }
    const contact = { account_id: id, email, phone: null, status: 'Complete' as const }
    const order = await writeOrder(api.database, { ...contact, lines: [line] })
    const [own, ofOrder] = [key(), key()]
    await call(api, 'POST', 'basket/add-product/', { url: '/v1/api/products/1/', quantity: 1 }, { cookie, ...own })
    const note = () =>
      call(api, 'POST', `staff/orders/${order.id}/notes/`, { text: `For ${email}` }, { cookie: owner, ...ofOrder })
    expect((await note()).status).toBeLessThan(300)
    expect(await storedWith(email, order.id)).not.toEqual([])
    const gone =
      by === 'staff'
        ? await ask('DELETE', `${id}/`, undefined, await versionOf(id))
        : await call(api, 'DELETE', 'me/', undefined, { cookie })
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect(await storedWith(email, order.id, id)).toEqual([])
    expect(await rows('select from idempotency where scope like $1 and answer is not null', [`%${id}`])).toEqual([])
    const again = await note()
    expect([again.status, again.body.code]).toEqual([409, 'idempotency_answer_removed'])
    // Notes about an order go with the buyer.
    expect(await rows('select from order_note where order_id = $1', [order.id])).toEqual([])
  })
})

test('stored answers are those of the person, not of somebody whose address ends the same', async () => {
  const { id, email } = await newAccount()
  const answers = [{ email: `siya${email}` }, { email }, { text: `Send it to\n${email}` }, { text: `${email}.np` }]
  for (const [at, answer] of answers.entries())
    await rows(
      `insert into idempotency (scope, key, request_hash, status, answer) values ('address test', $1, '\\x00', 200, $2)`,
      [String(at), JSON.stringify(answer)],
    )
  expect((await ask('DELETE', `${id}/`, undefined, await versionOf(id))).status).toBe(204)
  const left = await rows(
    `select key from idempotency where scope = 'address test' and answer is not null order by key`,
  )
  expect(left.map(({ key: left_key }) => left_key)).toEqual(['0'])
})

describe('an own request of a person who is merged or deleted meanwhile', () => {
  test.each([['merged'], ['deleted']])('is refused when the account is %s', async (way) => {
    const [kept, gone] = [await newAccount(), await newAccount()]
    const client = await api.pool.connect()
    await client.query('begin')
    // What merging and deleting end with; the person's request waits for it.
    await client.query('select from account where id = $1 for update', [gone.id])
    const adding = call(api, 'POST', 'useraddresses/', HOME, { cookie: gone.cookie })
    await expect
      .poll(
        async () =>
          (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
            .length,
      )
      .toBe(1)
    if (way === 'merged')
      await client.query('update address set account_id = $1 where account_id = $2', [kept.id, gone.id])
    await client.query('delete from account where id = $1', [gone.id])
    await client.query('commit')
    client.release()
    const answer = await adding
    expect([answer.status, answer.body.code]).toEqual([409, 'account_removed'])
  })
})

describe('the invitation of a deleted person', () => {
  const invited = async () => {
    const person = await newAccount()
    const answer = await call(
      api,
      'POST',
      'staff/invitations/',
      { email: person.email, roles: ['door'] },
      { cookie: owner },
    )
    expect(answer.status).toBe(201)
    return { ...person, invitation: String(answer.body.id) }
  }
  const withdrawn = (invitation: string) =>
    rows(
      `select operation, before, email, client_address, user_agent from staff_event
       where thing_kind = 'staff_invitation' and thing_id = $1 and after is null`,
      [invitation],
    )

  test('is withdrawn in the audit log when staff delete the person', async () => {
    const { id, email, invitation } = await invited()
    expect((await ask('DELETE', `${id}/`, undefined, await versionOf(id))).status).toBe(204)
    const events = await withdrawn(invitation)
    expect(events).toMatchObject([{ operation: 'deleteCustomer', before: { roles: ['door'] } }])
    expect(JSON.stringify(events)).not.toContain(email)
  })

  test('is withdrawn in the audit log when the person leaves', async () => {
    const { cookie, email, invitation } = await invited()
    expect((await call(api, 'DELETE', 'me/', undefined, { cookie })).status).toBe(204)
    const events = await withdrawn(invitation)
    const nobody = { email: '', client_address: '', user_agent: '' }
    expect(events).toMatchObject([{ operation: 'deleteMe', before: { roles: ['door'] }, ...nobody }])
    expect(JSON.stringify(events)).not.toContain(email)
  })
})
