import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { addJob } from '../../jobs/queries.ts'
import { giftClaimUrl } from '../../library/gifts/gift.ts'
import { addMail, type Mail } from '../../mail/queries.ts'
import { ORDER_MAIL_TOPIC, type OrderMail, orderMailKey } from '../order-mail.ts'

/** Money is in paisa; times are JSON text. */
export type MailedLine = {
  title: string
  product_class: ProductClass
  quantity: number
  refunded_quantity: number
  incl_tax: number
  /** Of a ticket: admission, venue and time. */
  admits: 'hall' | 'stream' | null
  starts_at: string | null
  place: string | null
}

/** A digital item of the order that was not refunded. */
type MailedGood = { id: string; title: string; terms: 'own' | 'window' | 'subscription' }

type MailedGift = Partial<Record<'recipient_name' | 'recipient_email' | 'message' | 'deliver_on', string>>

export type MailedOrder = {
  id: string
  number: string
  hash: string
  site: string
  language: Language
  email: string | null
  /** The sender's name on a gift; may be empty. */
  sender: string
  status: 'Pending' | 'Being processed' | 'Complete' | 'Cancelled' | 'Expired'
  payment_status: string
  payment_method: 'cod' | 'esewa' | 'khalti' | 'card' | 'free'
  shipping_incl_tax: number
  shipping_name: string | null
  total: number
  refunded: number
  expires_at: string | null
  is_gift: boolean
  gift: MailedGift | null
  shipping_address: Record<string, string> | null
  lines: MailedLine[]
  goods: MailedGood[]
}

export const orderMailQueries = (database: Database) => ({
  /** The present state of the order with everything that its mails show. */
  async findOrder(orderId: string): Promise<MailedOrder | undefined> {
    const { rows } = await sql<{ mailed: MailedOrder }>`
      select json_build_object(
        'id', "order".id, 'number', number, 'hash', hash, 'site', site, 'language', "order".language,
        'email', coalesce("order".email, account.email), 'sender', coalesce(nullif(account.name, ''), "order".email, ''),
        'status', status, 'payment_status', payment_status, 'payment_method', payment_method,
        'shipping_incl_tax', shipping_incl_tax, 'shipping_name', shipping_name, 'total', total, 'refunded', refunded,
        'expires_at', expires_at, 'is_gift', is_gift, 'gift', gift, 'shipping_address', shipping_address,
        'lines', (
          select json_agg(json_build_object(
            'title', coalesce(titles ->> "order".language, titles ->> 'en', titles ->> 'ne', slug),
            'product_class', product_class, 'quantity', quantity, 'refunded_quantity', refunded_quantity,
            'incl_tax', incl_tax, 'admits', admits, 'starts_at', starts_at, 'place', (
              select name from venue_translation as words where words.venue_id = event_date.venue_id
              order by language = "order".language desc, language limit 1
            )
          ) order by position)
          from order_line as line
          left join (select product_id, event_date_id, admits from ticket_type) as type using (product_id)
          left join event_date on event_date.id = event_date_id
          where line.order_id = "order".id
        ),
        'goods', coalesce((
          select json_agg(json_build_object(
            'id', entitlement.id, 'terms', terms, 'title', coalesce((
              select title from product_translation as words where words.product_id = entitlement.product_id
              order by language = "order".language desc, language limit 1
            ), '')
          ) order by entitlement.id)
          from entitlement where order_id = "order".id and terms <> 'pass' and revoked_at is null
        ), '[]')
      ) as mailed
      from "order" left join account on account.id = "order".account_id
      where "order".id = ${orderId}`.execute(database)
    return rows[0]?.mailed
  },

  giftUrl: ({ id: orderId, site, language }: MailedOrder) => giftClaimUrl(database, { orderId, site, language }),

  /** Queues the mail and records it in one transaction, so that concurrent callers queue it once. */
  sendOnce: (asked: OrderMail, mail: Mail) =>
    transaction(database, async (inside) => {
      const noted = await inside
        .insertInto('mail_sent')
        .values({ key: orderMailKey(asked) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      if (noted) await addMail(inside, mail)
    }),

  /** Postpones the mail to its day. */
  postpone: (asked: OrderMail, runAt: Date) =>
    transaction(database, (inside) =>
      addJob(inside, {
        topic: ORDER_MAIL_TOPIC,
        payload: asked,
        key: `${ORDER_MAIL_TOPIC} ${orderMailKey(asked)}`,
        runAt,
      }),
    ),
})

export type OrderMailQueries = ReturnType<typeof orderMailQueries>
