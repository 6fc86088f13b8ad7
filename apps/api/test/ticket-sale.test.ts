import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkOut, shopperWith } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

describe('a ticket is not sold', () => {
  const tryToBuy = async (productId: number, quantity = 1) => {
    const answer = await office.add({ url: `/v1/api/products/${productId}/`, quantity })
    return [answer.statusCode, answer.json().code]
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

  test.each([
    ['before its sale begins', { sales_start_at: inHours(1) }, 'sales_not_started'],
    ['after its sale ends', { sales_end_at: inHours(-1) }, 'sales_ended'],
  ])('neither to a basket nor at checkout %s', async (_when, window, code) => {
    const { productId, typeId } = await office.makeTicketedEvent()
    const { cookie } = await shopperWith(office, { [productId]: 1 })
    await office.database.updateTable('ticket_type').set(window).where('id', '=', typeId).execute()
    expect(await tryToBuy(productId)).toEqual([406, code])
    const { status, body } = await checkOut(office, cookie, { guest_email: 'maya@example.com' })
    expect([status, body.code]).toEqual([406, code])
  })

  test('for an event that is over, cancelled or postponed', async () => {
    for (const [change, code] of [
      [{ starts_at: inHours(-5), doors_at: inHours(-6), ends_at: inHours(-2) }, 'sales_ended'],
      [{ status: 'cancelled' }, 'event_cancelled'],
      [{ status: 'postponed' }, 'event_postponed'],
    ] as const) {
      const { productId, dateId } = await office.makeTicketedEvent()
      const { cookie } = await shopperWith(office, { [productId]: 1 })
      await office.database.updateTable('event_date').set(change).where('id', '=', dateId).execute()
      expect(await tryToBuy(productId)).toEqual([406, code])
      const { status, body } = await checkOut(office, cookie, { guest_email: 'maya@example.com' })
      expect([status, body.code]).toEqual([406, code])
    }
  })

  test('beyond the maximum quantity, also if that has changed', async () => {
    const { productId } = await office.makeTicketedEvent()
    const { cookie } = await shopperWith(office, { [productId]: 5 })
    await office.pool.query('update product set largest_quantity = 4 where id = $1', [productId])
    expect(await tryToBuy(productId, 5)).toEqual([406, 'too_many'])
    expect(await tryToBuy(productId, 4)).toEqual([200, undefined])
    const { status, body } = await checkOut(office, cookie, { guest_email: 'maya@example.com' })
    expect([status, body.code]).toEqual([406, 'too_many'])
  })
})
