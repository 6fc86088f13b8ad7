import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { ProductClass } from '@dabali/domain'
import type { Insertable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Schema } from '../src/database/schema.ts'

type WrittenLine = { productId: number; productClass: ProductClass; titles: { en?: string; ne?: string } } & Partial<
  Record<'quantity' | 'refunded_quantity' | 'incl_tax', number>
>

/** An order in the database, without a checkout. */
export async function writeOrder(
  database: Database,
  { lines, ...columns }: Partial<Insertable<Schema['order']>> & { lines: WrittenLine[] },
) {
  const goods = lines.reduce((sum, { incl_tax = 50_000 }) => sum + incl_tax, 0)
  const order = await database
    .insertInto('order')
    .values({
      id: randomUUIDv7(),
      hash: randomBytes(16).toString('base64url'),
      site: 'http://localhost:3000',
      language: 'en',
      email: 'mira@people.example',
      status: 'Being processed',
      payment_status: 'paid',
      payment_method: 'khalti',
      goods_incl_tax: goods,
      goods_excl_tax: goods,
      goods_full_incl_tax: goods,
      goods_full_excl_tax: goods,
      total: goods + (columns.shipping_incl_tax ?? 0),
      ...columns,
    })
    .returning(['id', 'number', 'hash'])
    .executeTakeFirstOrThrow()
  const written: { id: string }[] = []
  for (const [at, line] of lines.entries()) {
    const { productId, productClass, titles, quantity = 1, refunded_quantity = 0, incl_tax = 50_000 } = line
    const id = randomUUIDv7()
    written.push({ id })
    await database
      .insertInto('order_line')
      .values({
        id,
        order_id: order.id,
        position: at + 1,
        product_id: productId,
        product_class: productClass,
        slug: `line-${at}`,
        titles: JSON.stringify(titles),
        quantity,
        refunded_quantity,
        unit_price: Math.floor(incl_tax / quantity),
        mrp: Math.floor(incl_tax / quantity),
        incl_tax,
        excl_tax: incl_tax,
        full_incl_tax: incl_tax,
        full_excl_tax: incl_tax,
      })
      .execute()
  }
  return { ...order, lines: written }
}
