import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

type Language = 'en' | 'ne'
type Connection = Database | Transaction<Schema>
type Addition = { id: string; basketId: string; productId: number; quantity: number }
type Claim = { basketId: string; key: string; requestHash: Buffer }

/** What can be read of a basket, and written to it inside one transaction. */
const statements = (connection: Connection) => ({
  findBasket: (tokenHash: Buffer) =>
    connection
      .selectFrom('basket')
      .select(['id', 'is_gift', 'shipping_country', 'shipping_line'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),

  listLines: (basketId: string, language: Language) =>
    connection
      .selectFrom('basket_line as line')
      .innerJoin('product', 'product.id', 'line.product_id')
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('product_translation')
            .whereRef('product_id', '=', 'product.id')
            .select('title')
            .orderBy(sql`language = ${language}`, 'desc')
            .limit(1)
            .as('words'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('picture_file')
            .whereRef('picture_name', '=', 'product.picture_name')
            .where('type', '=', 'image/webp')
            .select('file_name')
            .orderBy('width')
            .limit(1)
            .as('thumbnail'),
        (join) => join.onTrue(),
      )
      .select(['line.id', 'line.product_id', 'line.quantity', 'product.slug', 'product.product_class'])
      .select(['product.selling_price', 'product.mrp', 'words.title', 'thumbnail.file_name'])
      .where('line.basket_id', '=', basketId)
      .orderBy('line.id')
      .execute(),

  insertBasket: (basket: { id: string; token_hash: Buffer }) =>
    connection.insertInto('basket').values(basket).execute(),

  /** True when this is the first request with the key. A second one waits here until the first has ended. */
  async claimKey({ basketId, key, requestHash }: Claim) {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('idempotency')
      .values({ scope: basketId, key, request_hash: requestHash, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  findAnswer: ({ basketId, key }: { basketId: string; key: string }) =>
    connection
      .selectFrom('idempotency')
      .select(['request_hash', 'answer'])
      .where('scope', '=', basketId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow(),

  storeAnswer: ({ basketId, key, answer }: { basketId: string; key: string; answer: unknown }) =>
    connection
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('scope', '=', basketId)
      .where('key', '=', key)
      .execute(),

  /** One statement adds or does not: what stands there afterwards is never more than there is, nor more than 99. */
  async addQuantity({ id, basketId, productId, quantity }: Addition) {
    const { rows } = await sql<{ id: string }>`
      insert into basket_line as line (id, basket_id, product_id, quantity)
      select ${id}::uuid, ${basketId}::text, product.id, ${quantity}::integer
      from product
      where product.id = ${productId}::integer and ${quantity}::integer <= least(99, coalesce(num_available, 99))
      on conflict (basket_id, product_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (
        select least(99, coalesce(num_available, 99)) from product where product.id = excluded.product_id
      )
      returning line.id`.execute(connection)
    return rows.length === 1
  },

  findStock: (productId: number) =>
    connection.selectFrom('product').select('num_available').where('id', '=', productId).executeTakeFirst(),
})

export type BasketStatements = ReturnType<typeof statements>
export type BasketRow = NonNullable<Awaited<ReturnType<BasketStatements['findBasket']>>>
export type BasketLineRow = Awaited<ReturnType<BasketStatements['listLines']>>[number]

export const basketQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: BasketStatements) => Promise<T>) =>
    transaction(database, (connection) => write(statements(connection))),
})

export type BasketQueries = ReturnType<typeof basketQueries>
