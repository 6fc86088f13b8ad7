import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startKhalti } from './start-khalti.ts'

let at: Awaited<ReturnType<typeof startKhalti>>
beforeAll(async () => {
  at = await startKhalti()
})
afterAll(() => at.stop())

describe('a refund', () => {
  test('of all of it is done once', async () => {
    const { pidx, transaction } = await at.paid()
    expect(await at.refund(transaction)).toEqual({ status: 200, body: { detail: 'Transaction refund successful.' } })
    expect(await at.lookup(pidx)).toMatchObject({
      status: 200,
      body: { status: 'Refunded', refunded: true, transaction_id: transaction },
    })
    expect((await at.refund(transaction)).status).toBe(400)
    expect((await at.khalti.payment(pidx)).refunded).toBe(1300)
  })

  test('in parts never gives more than was paid', async () => {
    const { pidx, transaction } = await at.paid()
    expect((await at.refund(transaction, { amount: 300 })).status).toBe(200)
    expect((await at.lookup(pidx)).body).toMatchObject({ status: 'Partially Refunded', refunded: false })
    expect((await at.refund(transaction, { amount: 1001 })).status).toBe(400)
    expect((await at.refund(transaction, { amount: '500.00', mobile: '9800000001' })).status).toBe(200)
    expect((await at.refund(transaction)).status).toBe(200)
    expect((await at.lookup(pidx)).body.status).toBe('Refunded')
    expect((await at.khalti.payment(pidx)).refunded).toBe(1300)
  })

  test.each([[0], [-1], [0.5], ['much'], [null], [true], [[1]], [10 ** 30]])('of %j is refused', async (amount) => {
    const { pidx, transaction } = await at.paid()
    expect(await at.refund(transaction, { amount })).toEqual({
      status: 400,
      body: { amount: [expect.any(String)], error_key: 'validation_error' },
    })
    expect((await at.khalti.payment(pidx)).refunded).toBe(0)
  })

  test('whose answer was lost was done', async () => {
    const { pidx, transaction } = await at.paid()
    await at.khalti.control({ mode: 'lost', only: 'refund', times: 1 })
    await expect(at.refund(transaction, { amount: 300 })).rejects.toThrow()
    expect((await at.lookup(pidx)).body.status).toBe('Partially Refunded')
  })

  test('of an unpaid payment is not found', async () => {
    await at.begin()
    expect(await at.refund('nobody')).toEqual({ status: 404, body: { detail: 'Not found.' } })
  })
})
