import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Database } from '../src/database/database.ts'

type Parts = { status?: 'Pending' | 'Being processed' | 'Cancelled' | 'Expired'; codes?: readonly string[] }

/** An order of which nothing matters but that it takes something. */
export async function placeOrderForStock(database: Database, { status = 'Pending', codes = [] }: Parts = {}) {
  const id = randomUUIDv7()
  await database
    .insertInto('order')
    .values({
      id,
      hash: randomBytes(16).toString('base64url'),
      account_id: null,
      basket_id: null,
      site: 'http://localhost:3000',
      language: 'en',
      email: 'maya@example.com',
      phone: null,
      status,
      payment_status: 'unpaid',
      payment_method: 'esewa',
      goods_incl_tax: 0,
      goods_excl_tax: 0,
      goods_full_incl_tax: 0,
      goods_full_excl_tax: 0,
      shipping_code: null,
      shipping_name: null,
      total: 0,
      discounts: JSON.stringify(codes.map((code) => ({ kind: 'voucher', name: code, amount: 100, code }))),
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  return id
}
