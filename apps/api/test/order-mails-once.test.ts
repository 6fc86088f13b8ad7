import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { orderMailQueries } from '../src/orders/mails/queries.ts'
import { writeOrderMail } from '../src/orders/mails/write-order-mail.ts'
import { addOrderMail, type OrderMail } from '../src/orders/order-mail.ts'
import { type OrderMails, startOrderMails } from './start-order-mails.ts'
import { writeOrder } from './write-order.ts'

let api: OrderMails
beforeAll(async () => {
  api = await startOrderMails()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

describe('a mail is written once per event', () => {
  const quiet = { warn: () => undefined, error: () => undefined }
  const count = async (orderId: string) => {
    const { rows } = await api.pool.query(
      `select count(*)::int from outbox where topic = 'mail.send' and payload ->> 'text' like '%' || $1 || '%'`,
      [orderId],
    )
    return rows[0].count
  }

  test('also if it is requested again, now or later', async () => {
    const order = await writeOrder(api.database, { lines: [api.ofBook()] })
    await Promise.all(Array.from({ length: 8 }, () => api.ask(order.id, 'paid')))
    await api.drainJobs()
    await api.ask(order.id, 'paid')
    await api.drainJobs()
    expect(api.mails.length).toBe(1)
  })

  test('also by concurrent jobs and two workers', async () => {
    const order = await writeOrder(api.database, { lines: [api.ofBook()] })
    const asked: OrderMail = { orderId: order.id, kind: 'paid' }
    const write = writeOrderMail(orderMailQueries(api.database))
    await Promise.all(Array.from({ length: 20 }, () => write(asked)))
    expect(await count(order.hash)).toBe(1)

    // A job whose worker died before it was marked as done, and that runs again.
    await api.pool.query(
      `insert into outbox (id, topic, payload) select gen_random_uuid(), 'orders.mail', $1 from generate_series(1, 10)`,
      [JSON.stringify(asked)],
    )
    const sendMail = async (mail: never) => void api.mails.push(mail)
    const handlers = createJobHandlers({ database: api.database, sendMail })
    await Promise.all([1, 2].map(() => runDueJobs({ database: api.database, handlers, log: quiet })))
    expect(api.mails.length).toBe(1)
  })

  test('without the record it would be written again', async () => {
    const order = await writeOrder(api.database, { lines: [api.ofBook()] })
    const write = writeOrderMail(orderMailQueries(api.database))
    await write({ orderId: order.id, kind: 'paid' })
    await api.pool.query('delete from mail_sent where key like $1', [`%${order.id}%`])
    await write({ orderId: order.id, kind: 'paid' })
    expect(await count(order.hash)).toBe(2)
  })

  test('not at all if the transaction is rolled back', async () => {
    const order = await writeOrder(api.database, { lines: [api.ofBook()] })
    await transaction(api.database, async (inside) => {
      await addOrderMail(inside, { orderId: order.id, kind: 'paid' })
      throw new Error('rolled back')
    }).catch(() => undefined)
    await api.drainJobs()
    expect(api.mails).toEqual([])
  })
})
