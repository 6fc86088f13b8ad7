import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { makeBarrier } from './barriers.ts'
import { type RunningApp, startApp } from './start-app.ts'

const AT_ONCE = 50

let api: RunningApp
let origin: string
beforeAll(async () => {
  api = await startApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
afterAll(() => api.stop())

async function setStock(stock: number) {
  await api.pool.query('update product set num_available = $1 where id = 1', [stock])
}

async function add(cookie: string) {
  const answer = await fetch(`${origin}/v1/api/basket/add-product/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ url: '/v1/api/products/1/' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Read, wait, write: without a guard. */
async function addNaively(basketId: string, thinks: () => Promise<void>) {
  const { rows } = await api.pool.query(
    'select quantity, num_available from basket_line join product on product.id = product_id where basket_id = $1',
    [basketId],
  )
  await thinks()
  const [{ quantity, num_available: stock }] = rows
  if (quantity + 1 > stock) return 406
  await api.pool.query('update basket_line set quantity = $1 where basket_id = $2', [quantity + 1, basketId])
  return 200
}

async function race(act: (visitor: { cookie: string; basketId: string }) => Promise<number>) {
  const { cookie, basket } = await api.newVisitor(1)
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => act({ cookie, basketId: basket.id })))
  const { rows } = await api.pool.query('select quantity from basket_line where basket_id = $1', [basket.id])
  return { accepted: statuses.filter((status) => status === 200).length, statuses, quantity: rows[0].quantity }
}

describe('fifty concurrent additions of one product', () => {
  test('are all counted', async () => {
    await setStock(99)
    const { accepted, quantity } = await race(({ cookie }) => add(cookie))
    expect([accepted, quantity]).toEqual([AT_ONCE, 1 + AT_ONCE])
  })

  test('stop at the stock, and the rest is refused', async () => {
    await setStock(20)
    const { accepted, quantity, statuses } = await race(({ cookie }) => add(cookie))
    expect([accepted, quantity]).toEqual([19, 20])
    expect(new Set(statuses)).toEqual(new Set([200, 406]))
  })

  test('are miscounted without the guard, so these tests can fail', async () => {
    await setStock(99)
    const thinks = makeBarrier(AT_ONCE)
    const { accepted, quantity } = await race(({ basketId }) => addNaively(basketId, thinks))
    expect(accepted).toBe(AT_ONCE)
    expect(quantity).toBe(2)
  })
})

test('two conflicting transactions both succeed', async () => {
  const touch = (first: number, second: number) =>
    transaction(api.database, async (connection) => {
      for (const id of [first, second]) {
        await connection
          .updateTable('product')
          .set({ mrp: 100 * id })
          .where('id', '=', id)
          .execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
  await Promise.all([touch(1, 2), touch(2, 1)])
})
