import { randomBytes } from 'node:crypto'
import { readGiftCardCode } from '@dabali/domain'
import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { hashToken } from '../tokens/tokens.ts'

/** Crockford's Base32: no I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** A code of 100 random bits. The last four letters are shown to its buyer, which leaves 80. */
export function createGiftCardCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return readGiftCardCode(letters) ?? ''
}

/** The hash of a written code; undefined if it is none. */
export function hashGiftCardCode(written: string): Buffer | undefined {
  const code = readGiftCardCode(written)
  return code === undefined ? undefined : hashToken(code)
}

const endOf = (code: string) => code.slice(-4)

type Connection = Database

/** A card that can be used. Money is in paisa. */
export type GiftCardRow = { id: string; ends_with: string; amount: number; balance: number }

export const giftCardQueries = (connection: Connection) => ({
  async findByCode(codeHash: Buffer): Promise<GiftCardRow | undefined> {
    const { rows } = await sql<GiftCardRow>`
      select id, code_end as ends_with, amount, balance from gift_card
      where code_hash = ${codeHash} and sent_at is not null and cancelled_at is null and blocked_at is null`.execute(
      connection,
    )
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
    .whereRef('balance', '>=', 'amount')
    .where(
      sql<boolean>`not exists (select from gift_card_use where gift_card_id = gift_card.id and returned < gift_card_use.amount)`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A card that is sent with a new code, and what is on it: for the order that bought it, or for the staff who issued it. */
export type AskedGiftCard = {
  code: string
  /** In paisa. */
  balance: number
  language: 'en' | 'ne'
  site: string
  gift: Record<string, string>
  /** Who gives it; empty for a card by staff. */
  sender: string
  /** Where replies go; null for a card by staff. */
  buyer: string | null
}

/**
 * Makes a new code for a card that staff want to be sent, and sends it in the same transaction, once. The code before stops
 * working.
 */
export const sendAskedGiftCard = (
  database: Database,
  cardId: string,
  send: (inside: Connection, card: AskedGiftCard) => Promise<unknown>,
) =>
  transaction(database, async (inside) => {
    const code = createGiftCardCode()
    const { rows } = await sql<Omit<AskedGiftCard, 'code'>>`
      with sent as (
        update gift_card set code_hash = ${hashToken(code)}, code_end = ${endOf(code)}, sent_at = now(), send_asked_at = null
        where id = ${cardId}::uuid and send_asked_at is not null and cancelled_at is null and blocked_at is null
          -- Without a recipient the code that somebody has stays.
          and coalesce(gift, (select bought.gift from "order" as bought where bought.id = gift_card.order_id)) ->> 'recipient_email' <> ''
        returning order_id, balance, gift, language, site
      )
      select balance, coalesce(sent.language, "order".language) as language, coalesce(sent.site, "order".site) as site,
        coalesce(sent.gift, "order".gift, '{}') as gift, coalesce("order".email, account.email) as buyer,
        coalesce(nullif("order".gift ->> 'sender_name', ''), nullif(account.name, ''), "order".email, '') as sender
      from sent left join "order" on "order".id = order_id left join account on account.id = "order".account_id`.execute(
      inside,
    )
    if (rows[0]) await send(inside, { ...rows[0], code })
  })

/**
 * Makes the code of the card that an order has bought and sends it in the same transaction, once. A blocked one is sent when it
 * is unblocked, and not twice if staff have asked for it meanwhile.
 */
export const sendGiftCard = (
  database: Database,
  orderId: string,
  send: (inside: Connection, card: { code: string; amount: number }) => Promise<unknown>,
) =>
  transaction(database, async (inside) => {
    await sql`
      update gift_card set send_asked_at = now()
      where order_id = ${orderId}::uuid and sent_at is null and cancelled_at is null and blocked_at is not null`.execute(
      inside,
    )
    const code = createGiftCardCode()
    const card = await inside
      .updateTable('gift_card')
      .set({ code_hash: hashToken(code), code_end: endOf(code), sent_at: sql<Date>`now()` })
      .where('order_id', '=', orderId)
      .where('sent_at', 'is', null)
      .where('send_asked_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('amount')
      .executeTakeFirst()
    if (card) await send(inside, { code, amount: card.amount })
  })
