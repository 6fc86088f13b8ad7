import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWaitForPartner } from './barriers.ts'
import { type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { makeProduct } from './make-product.ts'
import { checkOutWithRetries, GUEST, shopperWith } from './order-actions.ts'

let api: GiftCardApp
beforeAll(async () => {
  api = await startGiftCardApp()
})
afterAll(() => api.stop())

/** The function without its guard: read, wait, write. No constraint catches the error. */
async function breakGiftCardGuard(pool: pg.Pool) {
  await createWaitForPartner(pool)
  await pool.query(`
    alter table gift_card drop constraint gift_card_balance;
    create or replace function take_gift_card(of_card uuid, wanted integer) returns boolean language plpgsql as $$
    declare
      seen integer;
    begin
      select balance into seen from gift_card where id = of_card;
      perform wait_for_partner();
      if seen < wanted then return false; end if;
      update gift_card set balance = seen - wanted where id = of_card;
      return true;
    end $$`)
}

const SHOPPERS = 8

/**
 * What concurrent orders got from a card of Rs 1,000, in rupees. Each could take Rs 500. E-books, because orders with delivery
 * wait for each other at their delivery slot.
 */
async function rush(of: GiftCardApp) {
  const { code } = await of.card(1000)
  const { id } = await makeProduct(of.database, { product_class: 'E-book', num_available: null, selling_price: 50_000 })
  const cookies: string[] = []
  for (let at = 0; at < SHOPPERS; at += 1) {
    const { cookie } = await shopperWith(of, { [id]: 1 })
    expect((await of.apply(cookie, code)).status).toBe(200)
    cookies.push(cookie)
  }
  const answers = await Promise.all(
    cookies.map((cookie) => checkOutWithRetries(of, cookie, { ...GUEST, total: '0.00' })),
  )
  for (const { status, body } of answers)
    if (status !== 200) expect(['gift_card_changed', 'total_changed']).toContain(body.code)
  return answers.reduce((sum, { body }) => sum + Number(body.gift_card_amount ?? 0), 0)
}

test('concurrent orders spend the balance and no more', async () => {
  expect(await rush(api)).toBe(1000)
  expect(await api.rows('select amount, balance from gift_card')).toEqual([{ amount: 100_000, balance: 0 }])
})

test('without the guard they spend more, so this test can fail', async () => {
  const unguarded = await startGiftCardApp()
  await breakGiftCardGuard(unguarded.pool)
  expect(await rush(unguarded)).toBeGreaterThan(1000)
  await unguarded.stop()
})
