import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { grantEntitlements } from '../src/library/entitlement-grants/grants.ts'
import { makeBarrier } from './barriers.ts'
import { makeEbook, openReader, rightsTo, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { newMember } from './visitors.ts'

const AT_ONCE = 8

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const atOnce = <T>(act: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => act(turn)))

describe('concurrent saves of a position', () => {
  test('succeed for one device; the others get a conflict', async () => {
    const reader = await openReader(api)
    await reader.put(0)
    const answers = await atOnce((device) => reader.put(1, { device: `Device ${device}` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reader.get()).body.version).toBe(2)
  })

  test('would all succeed without the guard, and all but one would be lost', async () => {
    const reader = await openReader(api)
    await reader.put(0)
    const met = makeBarrier(AT_ONCE)
    const saved = await atOnce(async (device) => {
      const { rows } = await api.pool.query('select version from reading_position where account_id = $1', [
        reader.accountId,
      ])
      await met()
      if (rows[0].version !== 1) return false
      await api.pool.query('update reading_position set version = 2, device = $2 where account_id = $1', [
        reader.accountId,
        `Device ${device}`,
      ])
      return true
    })
    expect(saved.filter(Boolean)).toHaveLength(AT_ONCE)
  })
})

describe('concurrent grants of an order', () => {
  const paidOrder = async () => {
    const ebook = await makeEbook(api)
    const { accountId } = await newMember(api)
    return { ebook, ...(await sellGoods(api, [ebook.id], { accountId, isGranted: false })) }
  }

  test('grant once', async () => {
    const { ebook, orderId } = await paidOrder()
    await atOnce(() => transaction(api.database, (inside) => grantEntitlements(inside, orderId)))
    expect(await rightsTo(api, ebook.id)).toHaveLength(1)
  })

  test('would grant more often without the guard', async () => {
    const { ebook, orderId } = await paidOrder()
    await api.pool.query('alter table entitlement drop constraint entitlement_order_line_id_product_id_key')
    const met = makeBarrier(AT_ONCE)
    await atOnce(() =>
      transaction(api.database, async (inside) => {
        const known = await inside.selectFrom('entitlement').select('id').where('order_id', '=', orderId).execute()
        await met()
        const line = await inside
          .selectFrom('order_line')
          .selectAll()
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
        const { id: order_line_id } = line
        const right = {
          id: randomUUIDv7(),
          order_id: orderId,
          order_line_id,
          product_id: line.product_id ?? 0,
          terms: 'own' as const,
          copies: 1,
        }
        if (known.length === 0) await inside.insertInto('entitlement').values(right).execute()
      }),
    )
    expect(await rightsTo(api, ebook.id)).toHaveLength(AT_ONCE)
  })
})
