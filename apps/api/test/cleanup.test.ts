import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanupQueries } from '../src/cleanup/queries.ts'
import { createJobHandlers, startRecurringJobs } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { type JobQueue, QUIET, startJobQueue } from './job-queue.ts'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { writeOrder } from './write-order.ts'

let queue: JobQueue
beforeAll(async () => {
  queue = await startJobQueue()
})
afterAll(() => queue.stop())

/** Runs only this job; the other recurring jobs wait. */
const run = () => {
  const { housekeeping } = createJobHandlers({ database: queue.database, sendMail: async () => undefined })
  if (!housekeeping) throw new Error('The cleanup job has no handler.')
  return runDueJobs({ database: queue.database, handlers: { housekeeping }, log: QUIET })
}
/** Makes the next run due. */
const makeDue = async () => {
  await startRecurringJobs(queue.database)
  await queue.pool.query("update outbox set run_at = now() where topic = 'housekeeping'")
}
const turns = async () =>
  (
    await queue.pool.query(
      "select key, attempts, extract(epoch from run_at - now())::float8 as wait from outbox where topic = 'housekeeping'",
    )
  ).rows

test('deletes expired rows only', async () => {
  await queue.pool.query(`
    insert into idempotency (scope, key, request_hash, created_at)
    select 'basket', age, '', now() - make_interval(hours => age) from generate_series(1, 40) as age;
    insert into idempotency (scope, key, request_hash, created_at)
    select 'many', turn, '', now() - interval '2 days' from generate_series(1, 12000) as turn;
    insert into rate_limit (key, count, ends_at)
    select 'key ' || age, 1, now() - make_interval(hours => age) from generate_series(-1, 40) as age;
    insert into outbox (id, topic, payload, failed_at)
    select gen_random_uuid(), 'search.index', '{}', now() - make_interval(days => age) from generate_series(1, 40) as age;
    insert into staff_invitation (id, token_hash, email, roles, language, expires_at)
    select gen_random_uuid(), sha256(age::text::bytea), age || '@example.com', '{door}', 'en', now() - make_interval(hours => age)
    from generate_series(-1, 40) as age;
    insert into contact_message (id, name, email, message, language, created_at)
    select gen_random_uuid(), 'Maya', 'maya@example.com', 'Hello', 'en', now() - make_interval(years => age) from generate_series(1, 4) as age;
    insert into account (id) select md5(age::text)::uuid from generate_series(-2, 2) as age;
    insert into login_session (id, token_hash, account_id, expires_at)
    select id, sha256(id::text::bytea), id, now() + interval '1 day' from account where email is null;
    insert into staff_challenge (session_id, kind, challenge, expires_at)
    select md5(age::text)::uuid, 'add', '', now() - make_interval(mins => age) from generate_series(-2, 2) as age;
    insert into staff_totp (account_id, secret, pending, pending_until)
    select md5(age::text)::uuid, case when age = 2 then ''::bytea end, '', now() - make_interval(mins => age)
    from generate_series(-2, 2) as age;
  `)
  await startRecurringJobs(queue.database)
  await run()
  const { rows } = await queue.pool.query(`
    select (select count(*)::integer from idempotency) as answers, (select count(*)::integer from rate_limit) as counts,
      (select count(*)::integer from outbox where failed_at is not null) as failures,
      (select count(*)::integer from staff_invitation) as invitations,
      (select count(*)::integer from contact_message) as messages,
      (select count(*)::integer from staff_challenge) as challenges, (select count(*)::integer from staff_totp) as totps`)
  expect(rows).toEqual([
    { answers: 23, counts: 25, failures: 29, invitations: 25, messages: 2, challenges: 2, totps: 3 },
  ])
})

test('has one next run per hour, however many APIs start', async () => {
  for (let start = 0; start < 3; start += 1) await startRecurringJobs(queue.database)
  expect((await turns()).length).toBe(1)
  expect(await run()).toEqual({ done: 1, failed: 0 })
  const [next, ...others] = await turns()
  expect([next?.key, next?.attempts, others]).toEqual(['housekeeping', 0, []])
  expect(next?.wait).toBeGreaterThan(3500)
})

test('schedules the next run even if this one fails', async () => {
  await startRecurringJobs(queue.database)
  await queue.pool.query('alter table rate_limit rename to away')
  expect(await run()).toEqual({ done: 0, failed: 1 })
  await queue.pool.query('alter table away rename to rate_limit')
  expect((await turns()).map(({ key, attempts }) => [key, attempts]).sort()).toEqual([
    [null, 1],
    ['housekeeping', 0],
  ])
})

test('the copy of a sent email with files is kept for a week, what it said for a month', async () => {
  await queue.pool.query(`
    insert into sent_mail (id, kind, recipient, subject, text, language, attachments, sealed, is_sent, created_at, sent_at)
    select gen_random_uuid(), 'order', 'maya@example.com', file || ' ' || days, '', 'en',
      case file when 'with' then '{tickets.pdf}' else '{}' end::text[], 'copy', true, now(), now() - make_interval(days => days)
    from unnest(array['with', 'without']) as file, unnest(array[6, 8, 31]) as days`)
  await makeDue()
  await run()
  const { rows } = await queue.pool.query(
    'select subject, sealed is not null as has_copy from sent_mail order by subject',
  )
  expect(rows).toEqual([
    { subject: 'with 6', has_copy: true },
    { subject: 'with 8', has_copy: false },
    { subject: 'without 6', has_copy: true },
    { subject: 'without 8', has_copy: true },
  ])
})

test('the files of sent emails are deleted in small batches, the oldest first', async () => {
  await queue.pool.query(`
    insert into sent_mail (id, kind, recipient, subject, text, language, attachments, sealed, is_sent, created_at, sent_at)
    select gen_random_uuid(), 'order', 'maya@example.com', 'file ' || number, '', 'en', '{tickets.pdf}', 'copy', true, now(),
      now() - interval '8 days' - make_interval(secs => number)
    from generate_series(1, 450) as number`)
  const left = async () => {
    const { rows } = await queue.pool.query(
      "select count(*)::integer as count from sent_mail where subject like 'file %' and sealed is not null",
    )
    return rows[0].count
  }
  const { deleteSentFiles } = cleanupQueries(queue.database)
  expect([await deleteSentFiles(), await left()]).toEqual([true, 250])
  await makeDue()
  await run()
  expect(await left()).toBe(0)
})

describe('buyers without an account', () => {
  const LINES = [{ productId: 1, productClass: 'Book' as const, titles: { en: 'A book' } }]
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 24 * 60 * 60 * 1000)
  const ADDRESS = { country: 'NP', line4: 'Pokhara', first_name: 'Mira', line1: 'Lakeside 6' }
  const place = (years: number, columns: object) =>
    writeOrder(queue.database, {
      lines: LINES,
      placed_at: yearsAgo(years),
      settled_at: yearsAgo(years),
      status: 'Complete',
      shipping_address: JSON.stringify(ADDRESS),
      ...columns,
    })
  const NEVER_PAID = { status: 'Expired', payment_status: 'expired', settled_at: null }

  test('are erased from orders after six years, or one if nothing was paid', async () => {
    const old = await place(6, {})
    const unpaid = await place(1, NEVER_PAID)
    const kept = [await place(5, {}), await place(5, { status: 'Cancelled' }), await place(0.5, NEVER_PAID)]
    const running = await place(7, { status: 'Being processed' })
    await makeDue()
    await run()
    const { rows } = await queue.pool.query('select id, email, shipping_address as address from "order"')
    const found = new Map(rows.map(({ id, ...who }) => [id, who]))
    for (const { id } of [old, unpaid])
      expect(found.get(id)).toEqual({ email: null, address: { country: 'NP', line4: 'Pokhara' } })
    for (const { id } of [...kept, running])
      expect(found.get(id)).toEqual({ email: 'mira@people.example', address: ADDRESS })
  })

  test('are kept while they own something digital', async () => {
    const [reader, other] = [await place(7, {}), await place(7, {})]
    await queue.pool.query(
      `insert into entitlement (id, order_line_id, order_id, product_id, terms, email, copies)
       select gen_random_uuid(), id, order_id, product_id, 'own', 'mira@people.example', 1 from order_line where order_id = $1`,
      [reader.id],
    )
    await makeDue()
    await run()
    const emailOf = async (id: string) =>
      (await queue.pool.query('select email from "order" where id = $1', [id])).rows[0].email
    expect([await emailOf(reader.id), await emailOf(other.id)]).toEqual(['mira@people.example', null])
  })

  const addRental = (orderId: string, columns: string) =>
    queue.pool.query(
      `insert into entitlement (
        id, order_line_id, order_id, product_id, email, copies, terms, hours_to_watch, starts_at, starts_by, ends_at, opened_at
      )
      select gen_random_uuid(), id, order_id, product_id, 'mira@people.example', 1, 'window', 48, now() - interval '7 years', ${columns}
      from order_line where order_id = $1`,
      [orderId],
    )
  const ownersOf = async (orderIds: string[]) =>
    (
      await queue.pool.query(
        `select "order".email, entitlement.email as owner from "order" join entitlement on order_id = "order".id
         where "order".id = any ($1) order by array_position($1, "order".id)`,
        [orderIds],
      )
    ).rows

  test('are kept for a rental only until it has ended or can be started no more', async () => {
    const orders = [await place(7, {}), await place(7, {}), await place(7, {}), await place(7, {})].map(({ id }) => id)
    const [neverStarted = '', ended = '', startable = '', running = ''] = orders
    await addRental(neverStarted, "now() - interval '6 years', null, null")
    await addRental(ended, "now() - interval '6 years', now() - interval '6 years', now() - interval '6 years'")
    await addRental(startable, "now() + interval '1 day', null, null")
    await addRental(running, "now() - interval '1 day', now() + interval '1 day', now()")
    await makeDue()
    await run()
    const [erased, kept] = [null, 'mira@people.example'].map((email) => ({ email, owner: email }))
    expect(await ownersOf(orders)).toEqual([erased, erased, kept, kept])
  })

  test('are erased from notes of staff, except those who have ordered since or have an account', async () => {
    const [gone, back, member] = ['gone', 'back', 'member'].map((name) => `${name}@people.example`)
    for (const email of [gone, back, member]) await place(7, { email })
    await place(1, { email: back })
    await queue.pool.query('insert into account (id, email) values (gen_random_uuid(), $1)', [member])
    await queue.pool.query(
      `insert into customer_note (id, email, text, author) select gen_random_uuid(), email, 'Rings twice', 'staff@example.com'
       from unnest($1::text[]) as email`,
      [[gone, back, member]],
    )
    await makeDue()
    await run()
    const { rows } = await queue.pool.query('select email from customer_note order by email')
    expect(rows.map(({ email }) => email)).toEqual([back, member])
  })

  async function newAccount() {
    const id = randomUUID()
    await queue.pool.query('insert into account (id, email) values ($1, $2)', [id, `${id}@people.example`])
    return id
  }

  /** A ticket of each order that was transferred to Maya. */
  async function addTransferred(orderIds: string[]) {
    const date = await makeEventDate(queue.database, await makeContent(queue.database, 'event'))
    const type = await makeTicketType(queue.database, date)
    await queue.pool.query(
      `with sold as (
        insert into ticket (id, order_line_id, seq, ticket_type_id, holder, is_transferred, email)
        select gen_random_uuid(), order_line.id, 1, $2, 'Maya', true, 'maya@people.example'
        from order_line where order_id = any ($1) returning id
      )
      insert into ticket_transfer (id, ticket_id, email, token_hash, site, language, expires_at, accepted_at)
      select gen_random_uuid(), id, 'maya@people.example', sha256(id::text::bytea), 'https://shop.example', 'en', now(), now()
      from sold`,
      [orderIds, type.id],
    )
  }

  test('are erased with those to whom they have transferred tickets', async () => {
    const [old, young] = [await place(7, {}), await place(5, {})]
    await addTransferred([old.id, young.id])
    await makeDue()
    await run()
    const { rows } = await queue.pool.query(
      `select order_id, ticket_transfer.email from ticket_transfer join ticket on ticket.id = ticket_id
       join order_line on order_line.id = order_line_id where order_id = any ($1)`,
      [[old.id, young.id]],
    )
    expect(new Map(rows.map(({ order_id, email }) => [order_id, email]))).toEqual(
      new Map([
        [old.id, ''],
        [young.id, 'maya@people.example'],
      ]),
    )
  })

  const holdersOf = async (orderIds: string[]) =>
    (
      await queue.pool.query(
        `select holder, ticket.email, ticket_transfer.email as recipient from ticket_transfer
         join ticket on ticket.id = ticket_id join order_line on order_line.id = order_line_id
         where order_id = any ($1) order by array_position($1, order_id)`,
        [orderIds],
      )
    ).rows
  const MAYA = { holder: 'Maya', email: 'maya@people.example', recipient: 'maya@people.example' }
  const NOBODY = { holder: '', email: null, recipient: '' }

  test('who have deleted their account before leave nobody on old tickets either', async () => {
    const account_id = await newAccount()
    const orders = [await place(7, { account_id }), await place(5, { account_id })].map(({ id }) => id)
    await addTransferred(orders)
    await queue.pool.query('delete from account where id = $1', [account_id])
    expect(await holdersOf(orders)).toEqual([MAYA, MAYA])
    await makeDue()
    await run()
    expect(await holdersOf(orders)).toEqual([NOBODY, MAYA])
  })

  test('leave nobody on old tickets of many orders, which are cleaned in batches', async () => {
    const { id: owned } = await place(8, {})
    const forgotten = { is_forgotten: true, email: null, shipping_address: null }
    const orders = [owned, (await place(7, forgotten)).id, (await place(6.5, forgotten)).id]
    await queue.pool.query('update "order" set account_id = $2 where id = $1', [owned, await newAccount()])
    await addTransferred(orders)
    const clean = async () => (await queue.pool.query('select forget_old_holders(1) as count')).rows[0].count
    await queue.pool.query('update "order" set are_holders_forgotten = true where not (id = any ($1))', [orders])
    expect([await clean(), await holdersOf(orders)]).toEqual([1, [MAYA, NOBODY, MAYA]])
    expect([await clean(), await holdersOf(orders)]).toEqual([1, [MAYA, NOBODY, NOBODY]])
    expect(await clean()).toBe(0)
  })
})
