import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { hashToken } from '../tokens/tokens.ts'
import { createGiftCardCode, endOf } from './code.ts'

type Connection = Database

/** A card that can be used. Money is in paisa. */
export type GiftCardRow = { id: string; ends_with: string; amount: number; balance: number }

export const giftCardQueries = (connection: Connection) => ({
  async findByCode(codeHash: Buffer): Promise<GiftCardRow | undefined> {
    const { rows } = await sql<GiftCardRow>`
      select id, code_end as ends_with, amount, balance from gift_card
      where code_hash = ${codeHash} and sent_at is not null and cancelled_at is null`.execute(connection)
    return rows[0]
  },
})

export type GiftCardQueries = ReturnType<typeof giftCardQueries>

type Use = { orderId: string; cardId: string; amount: number }

/** Reserves an amount of a card for an order; false if the card has less by now. */
export async function takeGiftCard(inside: Connection, { orderId, cardId, amount }: Use): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select use_gift_card(${orderId}::uuid, ${cardId}::uuid, ${amount}::integer) as is_taken`.execute(inside)
  return rows.some(({ is_taken }) => is_taken)
}

/** Returns an amount to the card that the order was paid with, by default the rest of it, and says how much that was. */
export async function returnToGiftCard(
  inside: Connection,
  { orderId, amount }: { orderId: string; amount?: number },
): Promise<number> {
  const { rows } = await sql<{ returned: number }>`
    select return_gift_card(${orderId}::uuid, ${amount ?? null}::integer) as returned`.execute(inside)
  return rows[0]?.returned ?? 0
}

/** Issues the card that an order buys, once. */
export const issueGiftCard = (inside: Connection, { orderId, amount }: { orderId: string; amount: number }) =>
  inside
    .insertInto('gift_card')
    .values({ order_id: orderId, amount, balance: amount })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()

/** Cancels the card that an order has bought; false if some of it is spent. */
export async function cancelGiftCard(inside: Connection, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await inside
    .updateTable('gift_card')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .whereRef('balance', '=', 'amount')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes the code of the card that an order has bought and sends it in the same transaction, once. */
export const sendGiftCard = (
  database: Database,
  orderId: string,
  send: (inside: Connection, card: { code: string; amount: number }) => Promise<unknown>,
) =>
  transaction(database, async (inside) => {
    const code = createGiftCardCode()
    const card = await inside
      .updateTable('gift_card')
      .set({ code_hash: hashToken(code), code_end: endOf(code), sent_at: sql<Date>`now()` })
      .where('order_id', '=', orderId)
      .where('sent_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('amount')
      .executeTakeFirst()
    if (card) await send(inside, { code, amount: card.amount })
  })
