import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoxOffice } from './sell-tickets.ts'

let office: Awaited<ReturnType<typeof startBoxOffice>>
beforeAll(async () => {
  office = await startBoxOffice()
})
afterAll(() => office.stop())

test('an order hash older than two days shows the codes, and allows no ticket changes before verification', async () => {
  const { productId } = await office.makeTicketedEvent()
  const order = await office.buy(productId, { email: 'maya@example.com' })
  const [fresh] = await office.ticketsOf(order)
  await office.ask('PATCH', fresh.hash_url.replace('/v1/api/', ''), { body: { holder: 'Maya Gurung' } })
  await office.pool.query(`update "order" set placed_at = now() - interval '49 hours' where id = $1`, [order.id])
  const [old] = await office.ticketsOf(order)
  expect(old).toMatchObject({ code: fresh.code, hash_url: null, holder: '', calendar_url: null, transfer: null })
  expect(JSON.stringify(old)).not.toContain(fresh.hash_url.split('/').at(-2))

  const proof = await office.app.inject({
    method: 'POST',
    url: `/v1/api/orders/by-hash/${order.hash}/prove/`,
    payload: { email: 'maya@example.com' },
  })
  const [{ name, value } = { name: '', value: '' }] = proof.cookies
  const { body } = await office.ask('GET', `orders/by-hash/${order.hash}/tickets/`, { cookie: `${name}=${value}` })
  expect(body.results[0]).toMatchObject({ hash_url: fresh.hash_url, holder: 'Maya Gurung' })
})
