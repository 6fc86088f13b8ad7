import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { isRecord } from '../../catalogue/queries.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { OrderedClass } from '../../database/tables/orders.ts'
import { type LineEventDateRow, lineEventDateOf } from '../../events/queries.ts'
import { type AskedGiftCard, sendAskedGiftCard, sendGiftCard } from '../../gift-cards/queries.ts'
import type { Language } from '../../http/language.ts'
import { addJob } from '../../jobs/queries.ts'
import { giftClaimUrl } from '../../library/gifts/gift.ts'
import { addMail, addMailOnce, type Mail, type MailAttachment } from '../../mail/queries.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { mediaOfPicture } from '../../pictures/queries.ts'
import { seatsJson } from '../../seats/queries.ts'
import type { SeatRow } from '../../seats/seat.ts'
import { mailedTicketFiles } from '../../tickets/files/ticket-files.ts'
import { type TicketRow, ticketStatements } from '../../tickets/queries/tickets.ts'
import { ticketKey, writeTicketToken } from '../../tickets/ticket-qr-token.ts'
import { invoiceAttachment } from '../invoice/invoice.ts'
import { ORDER_MAIL_TOPIC, type OrderMail, orderMailKey } from '../order-mail.ts'
import { giftCardLeft } from '../queries/update.ts'
import { DEFAULT_SELLER, type Seller } from '../requests.ts'

/** Money is in paisa; times are JSON text. */
export type MailedLine = {
  id: string
  title: string
  product_class: OrderedClass
  is_record: boolean
  quantity: number
  refunded_quantity: number
  /** Copies that have not left. */
  unsent_quantity: number
  seats: SeatRow[]
  /** Of one, before discounts on the order. */
  unit_price: number
  /** The media name of its cover. */
  picture: string | null
  event_date: LineEventDateRow | null
}

/** A valid ticket of the order; `code` is the content of its QR code. */
export type MailedTicket = Pick<
  TicketRow,
  | 'id'
  | 'revision'
  | 'slug'
  | 'title'
  | 'ticket_title'
  | 'holder'
  | 'admits'
  | 'seat'
  | 'event_date_id'
  | 'starts_at'
  | 'venue'
> & { code: string | null }

/** The tickets of an order, and their files: to print and for calendars. */
type MailedTickets = { tickets: MailedTicket[]; ticketFiles: MailAttachment[] }

/** A digital item of the order that was not refunded. */
type MailedGood = {
  id: string
  title: string
  product_class: ProductClass | null
  is_record: boolean
  terms: 'own' | 'window' | 'subscription'
  starts_at: string | null
  ends_at: string | null
}

export type MailedGiftCard = { code: string; amount: number }

type MailedGift = Partial<
  Record<'recipient_name' | 'recipient_email' | 'sender_name' | 'message' | 'deliver_on', string>
>

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
  fulfilment_status: string
  payment_method: 'cod' | 'esewa' | 'khalti' | 'card' | 'free' | 'cash'
  shipping_incl_tax: number
  shipping_name: string | null
  slot_day: string | null
  slot_time: string | null
  total: number
  refunded: number
  /** What a gift card paid, and what of it has returned. */
  gift_card_amount: number
  gift_card_refunded: number
  placed_at: string
  expires_at: string | null
  is_gift: boolean
  gift: MailedGift | null
  shipping_address: Record<string, string> | null
  lines: MailedLine[]
  /** How many copies of which line are in each parcel. */
  parcels: { id: string; quantities: Record<string, number> }[]
  /** On the whole order. */
  discounts: { name: string; amount: number }[]
  goods: MailedGood[]
  /** The media name of the picture of the event of its first tickets. */
  event_picture: string | null
}

const COVER_WIDTH = 104
const EVENT_WIDTH = 1200

type Sources = {
  media?: Pick<MediaStore, 'read'> | undefined
  seller?: Seller | undefined
  /** The origin of the store, whose help the mails of both sites link to. */
  store?: string | undefined
  /** The origin of the culture site, which has the pages of streams. */
  culture?: string | undefined
}

/** Without media the mails have no covers. */
export const orderMailQueries = (
  database: Database,
  { media, seller = DEFAULT_SELLER, store, culture }: Sources = {},
) => ({
  media,
  store,
  culture,

  /** The present state of the order with everything that its mails show. */
  async findOrder(orderId: string): Promise<MailedOrder | undefined> {
    const { rows } = await sql<{ mailed: MailedOrder }>`
      select json_build_object(
        'id', "order".id, 'number', number, 'hash', hash, 'site', site, 'language', "order".language,
        'email', coalesce("order".email, account.email), 'sender', coalesce(
          nullif(gift ->> 'sender_name', ''), nullif(account.name, ''), "order".email, ''
        ),
        'status', status, 'payment_status', payment_status, 'fulfilment_status', fulfilment_status, 'payment_method', payment_method,
        'placed_at', placed_at, 'shipping_incl_tax', shipping_incl_tax, 'shipping_name', shipping_name,
        'slot_day', slot_day, 'slot_time', to_char(slot_starts_at, 'HH24:MI') || '–' || to_char(slot_ends_at, 'HH24:MI'), 'total', total, 'refunded', refunded,
        'gift_card_amount', gift_card_amount, 'gift_card_refunded', gift_card_amount - ${giftCardLeft},
        'discounts', discounts, 'expires_at', expires_at, 'is_gift', is_gift, 'gift', gift, 'shipping_address', shipping_address,
        'lines', (
          select json_agg(json_build_object(
            'id', line.id, 'title', coalesce(titles ->> "order".language, titles ->> 'en', titles ->> 'ne', slug),
            'product_class', product_class,
            'is_record', ${isRecord({ id: sql.ref('line.product_id'), productClass: sql.ref('line.product_class') })}, 'quantity', quantity, 'refunded_quantity', refunded_quantity,
            'unsent_quantity', quantity - cancelled_quantity - coalesce((
              select sum(shipment_line.quantity) from shipment_line join shipment on shipment.id = shipment_id
              where order_line_id = line.id and shipment.status <> 'packed'
            ), 0),
            'unit_price', unit_price, 'event_date', ${lineEventDateOf({ productId: sql.ref('line.product_id'), productClass: sql.ref('line.product_class'), tippedDateId: sql.ref('line.tipped_date_id') })},
            'seats', ${seatsJson(sql`line.seat_ids`)},
            'picture', (select ${mediaOfPicture(sql.ref('product.picture_name'), COVER_WIDTH, sql`"order".language`)} from product where product.id = line.product_id)
          ) order by position)
          from order_line as line where line.order_id = "order".id
        ),
        'parcels', (
          select coalesce(json_agg(json_build_object('id', shipment.id, 'quantities', (
            select json_object_agg(order_line_id, quantity) from shipment_line where shipment_id = shipment.id
          )) order by packed_at), '[]')
          from shipment where shipment.order_id = "order".id
        ),
        'event_picture', (
          select ${mediaOfPicture(sql.ref('content.picture_name'), EVENT_WIDTH, sql`"order".language`)}
          from order_line as line
          join ticket_type on ticket_type.product_id = line.product_id
          join event_date on event_date.id = event_date_id
          join content on content.id = event_id
          where line.order_id = "order".id order by line.position limit 1
        ),
        'goods', coalesce((
          select json_agg(json_build_object(
            'id', entitlement.id, 'terms', terms, 'starts_at', starts_at, 'ends_at', ends_at, 'title', coalesce((
              select title from product_translation as words where words.product_id = entitlement.product_id
              order by language = "order".language desc, language limit 1
            ), ''), 'product_class', product.product_class,
            'is_record', coalesce(${isRecord({ id: sql.ref('product.id'), productClass: sql.ref('product.product_class') })}, false)
          ) order by entitlement.id)
          from entitlement left join product on product.id = entitlement.product_id
          where order_id = "order".id and terms <> 'pass' and revoked_at is null
        ), '[]')
      ) as mailed
      from "order" left join account on account.id = "order".account_id
      where "order".id = ${orderId}`.execute(database)
    return rows[0]?.mailed
  },

  /** The tickets that the buyer still holds, with their codes. */
  async findTickets({ id, language }: MailedOrder): Promise<MailedTickets> {
    const rows = await ticketStatements(database).listOfOrder(id, { accountId: null, language })
    const held = rows.filter(({ status, is_transferred }) => status === 'valid' && !is_transferred)
    if (held.length === 0) return { tickets: [], ticketFiles: [] }
    const key = await ticketKey(database)
    const tickets = held.map((row) => {
      const claim = { ticketId: row.id, eventDateId: row.event_date_id, revision: row.revision }
      return { ...row, code: row.admits === 'hall' ? writeTicketToken(key, claim) : null }
    })
    const printed = tickets.flatMap(({ code, ...row }) => (code === null ? [] : [{ row, code }]))
    return { tickets, ticketFiles: await mailedTicketFiles({ rows: held, tickets: printed, media, language }) }
  },

  findInvoice: (orderId: string) => invoiceAttachment({ database, seller }, orderId),

  giftUrl: ({ id: orderId, site, language }: MailedOrder) => giftClaimUrl(database, { orderId, site, language }),

  sendOnce: (asked: OrderMail, mail: Mail) => addMailOnce(database, orderMailKey(asked), mail),

  /** Sends the gift card that the order has bought with its code, which is not stored. */
  sendGiftCard: ({ id }: MailedOrder, compose: (card: MailedGiftCard) => Promise<Mail | undefined>) =>
    sendGiftCard(database, id, async (inside, card) => {
      const mail = await compose(card)
      if (!mail) throw new Error('The mail of a gift card has no recipient.')
      await addMail(inside, mail)
    }),

  /** Sends a gift card that staff want to be sent, with a new code. */
  sendAskedGiftCard: (cardId: string, compose: (card: AskedGiftCard) => Promise<Mail>) =>
    sendAskedGiftCard(database, cardId, async (inside, card) => addMail(inside, await compose(card))),

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
