import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { releaseStock } from '../src/stock/queries.ts'
import { offerWaiting } from '../src/tickets/waiting-list/offers.ts'
import { claimOffer } from '../src/tickets/waiting-list/queries.ts'
import { checkOut } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { breakStockGuard } from './stock-actions.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
afterAll(() => office.stop())

/** Ten entries, two returned seats, and ten concurrent distributions. */
async function distribute(box: BoxOffice) {
  const { productId, typeId, slug } = await box.makeTicketedEvent({ ticket: { capacity: 2 } })
  const order = await box.buy(productId, { quantity: 2 })
  for (let waiter = 0; waiter < 10; waiter += 1) {
    const body = { ticket_type: typeId, email: `waiter-${waiter}-${typeId}@example.com` }
    await box.ask('POST', `events/${slug}/waiting-list/`, { body })
  }
  await box.drainJobs()
  box.mails.splice(0)
  await transaction(box.database, (inside) => releaseStock(inside, { orderId: order.id }))
  const offer = offerWaiting(box.database)
  await Promise.all(Array.from({ length: 10 }, () => offer({ ticketTypeId: typeId })))
  await box.drainJobs()
  const { rows } = await box.pool.query(
    `select email from waiting_list where ticket_type_id = $1 and state = 'offered' order by id`,
    [typeId],
  )
  const stock = await box.pool.query('select sold, held from ticket_type where id = $1', [typeId])
  return { offered: rows.map(({ email }) => email), mails: [...box.mails], stock: stock.rows[0], typeId, productId }
}

test('two seats are offered to the first two', async () => {
  const { offered, mails, stock, typeId } = await distribute(office)
  expect(offered).toEqual([`waiter-0-${typeId}@example.com`, `waiter-1-${typeId}@example.com`])
  expect(mails.map(({ to }) => to).sort()).toEqual(offered)
  expect(stock).toEqual({ sold: 0, held: 2 })
})

test('more would be offered without the guard', async () => {
  const unguarded = await startBoxOffice()
  try {
    await breakStockGuard(unguarded.pool)
    await unguarded.pool.query(`
      create or replace function lock_places(of_type integer) returns void language plpgsql as $$ begin end $$;
    `)
    const { offered } = await distribute(unguarded)
    expect(offered.length).toBeGreaterThan(2)
  } finally {
    await unguarded.stop()
  }
})

test('an offer is used once, and its seats cannot be taken by others meanwhile', async () => {
  await office.forgetLimits()
  const { productId, mails, typeId } = await distribute(office)
  const offers = mails.map(({ text }) => /\/waiting-list\/offer\/([\w-]+)$/m.exec(text)?.[1] ?? '')
  // Baskets from before it was sold out, whose owners keep trying.
  await office.pool.query('update ticket_type set capacity = 100 where id = $1', [typeId])
  const strangers = await Promise.all(Array.from({ length: 6 }, () => office.newVisitor(productId)))
  const holders = await Promise.all(Array.from({ length: 6 }, () => office.newVisitor(productId)))
  await office.pool.query('update ticket_type set capacity = 2 where id = $1', [typeId])
  const guest_email = 'maya@example.com'
  const answers = await Promise.all([
    ...strangers.map(({ cookie }) => checkOut(office, cookie, { guest_email })),
    ...holders.map(({ cookie }, at) => checkOut(office, cookie, { guest_email, offer: offers[at % 2] })),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.slice(0, 6)).toEqual(Array(6).fill(406))
  expect(statuses.slice(6).sort()).toEqual([200, 200, 406, 406, 406, 406])
  const { rows } = await office.pool.query('select sold, held from ticket_type where id = $1', [typeId])
  expect(rows).toEqual([{ sold: 2, held: 0 }])
})

test('an offer releases nothing when another product is bought', async () => {
  await office.forgetLimits()
  const { mails, typeId, productId } = await distribute(office)
  const token = /\/waiting-list\/offer\/([\w-]+)$/m.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const stock = async () =>
    (await office.pool.query('select held from ticket_type where id = $1', [typeId])).rows[0].held
  await transaction(office.database, (inside) => claimOffer(inside, { token, productId: productId + 1, quantity: 1 }))
  expect(await stock()).toBe(2)
  await transaction(office.database, (inside) => claimOffer(inside, { token, productId, quantity: 1 }))
  expect(await stock()).toBe(1)
})
