import type { ProductClass } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { isRecord } from '../../catalogue/queries.ts'
import type { Database } from '../../database/database.ts'
import { type LineEventDateRow, lineEventDateOf } from '../../events/queries.ts'
import type { Language } from '../../http/language.ts'
import { pictureInLanguage } from '../../pictures/queries.ts'
import { chosenSeatsJson } from '../../seats/queries.ts'
import type { ChosenSeatRow } from '../../seats/seat.ts'
import type { Goods, Offer, Voucher } from '../pricing.ts'
import type { DeliverySlot } from '../shipping-methods.ts'

/** Why a product cannot be bought now, from the view `product_sale`. */
export type SaleRow = {
  product_class: ProductClass
  most: number
  refusal: 'unlisted' | 'cancelled' | 'postponed' | 'not_yet' | 'ended' | null
  num_available: number | null
  largest_quantity: number
  sales_start_at: string | Date | null
}

export type LineRow = Goods &
  SaleRow & {
    id: string
    warning: string | null
    created_at: string | null
    updated_at: string | null
    slug: string
    title: string
    /** In the language of the work, if that is another title. */
    own_title: string | null
    media_name: string | null
    /** The item of the owner's library, where they own the work already. */
    library_item: string | null
    event_date: LineEventDateRow | null
    seats: ChosenSeatRow[]
    /** Whether the checkout holds it without a chosen seat. */
    is_general_ticket: boolean
    is_record: boolean
    /** What the basket holds of it, and until when. */
    held_quantity: number
    held_until: string | null
  }

export type VoucherRow = Voucher & {
  name: string
  starts_at: string
  ends_at: string
  refusal: 'not_started' | 'expired' | 'used_up' | 'not_yours' | 'used_by_you' | 'log_in' | 'no_email' | null
}

export type Contents = { lines: LineRow[]; offers: Offer[]; vouchers: VoucherRow[] }

/** A voucher as JSON, with the reason if it cannot be used now, or not by this account. */
export const voucherJson = (owner: RawBuilder<unknown>) => sql<VoucherRow>`json_build_object(
  'code', voucher.code, 'name', voucher.name, 'percent', voucher.percent, 'amount', voucher.amount,
  'least_total', voucher.least_total, 'product_classes', voucher.product_classes,
  'starts_at', voucher.starts_at, 'ends_at', voucher.ends_at,
  'refusal', case
    when voucher.starts_at > now() then 'not_started'
    when voucher.ends_at <= now() then 'expired'
    when voucher.uses >= voucher.most_uses then 'used_up'
    else voucher_refusal(voucher, ${owner}, null)
  end
)`

/** Everything that prices depend on, in three columns: lines, their offers, and vouchers. */
export const contents = ({
  lines,
  vouchers,
  owner,
  language,
}: {
  /** A table of lines. */
  lines: RawBuilder<unknown>
  /** A table of voucher codes. */
  vouchers: RawBuilder<unknown>
  /** The account whose library is looked at. */
  owner: RawBuilder<unknown>
  language: Language
}) => sql<Contents>`
  (select coalesce(json_agg(line order by line.created_at, line.id), '[]') from (
    select line.id, line.product_id, line.quantity, line.warning, line.created_at, line.updated_at, line.chosen_price,
      product.least_price, product.slug, product.product_class, product.selling_price, product.mrp, words.title, own.title as own_title, thumbnail.media_name,
      sale.most, sale.refusal, sale.num_available, sale.largest_quantity, sale.sales_start_at,
      case when ${owner} is not null then library_item_of(${owner}, line.product_id) end as library_item,
      ${lineEventDateOf({ productId: sql.ref('product.id'), productClass: sql.ref('product.product_class') })} as event_date,
      ${chosenSeatsJson} as seats,
      case when product.product_class = 'Ticket' then is_general_ticket(line.product_id) else false end as is_general_ticket, ${isRecord({ id: sql.ref('product.id'), productClass: sql.ref('product.product_class') })} as is_record,
      coalesce(held.quantity, 0) as held_quantity, held.expires_at as held_until
    from ${lines} as line
    join product on product.id = line.product_id
    cross join lateral sale_for(array[line.basket_id], line.product_id) as sale
    -- By its basket alone: while there are no statistics yet, the planner may prefer the index of a product or of all dates, which
    -- has the holds of all baskets.
    left join hold as held on held.basket_id = line.basket_id
      and coalesce(held.product_id = line.product_id and held.state = 'held' and held.expires_at > now(), false)
    cross join lateral (
      select title from product_translation
      where product_id = line.product_id order by (language = ${language}) desc limit 1
    ) as words
    left join product_translation as own
      on own.product_id = line.product_id and own.language = product.language and own.title <> words.title
    left join lateral (
      select media_name from picture_file
      where picture_name = ${pictureInLanguage(sql.ref('product.picture_name'), language)} and type = 'image/webp' and media_name is not null
      order by width limit 1
    ) as thumbnail on true
  ) as line) as lines,
  (select coalesce(json_agg(json_build_object(
      'name', coalesce(offer.names ->> ${language}, offer.names ->> 'en', offer.names ->> 'ne'), 'percent', offer.percent,
      'product_ids', subject.product_ids, 'least_quantity', offer.least_quantity
    ) order by offer.position, offer.id), '[]')
    from offer cross join lateral (
      select json_agg(product.id) as product_ids from ${lines} as line join product on product.id = line.product_id
      where (offer.product_classes is null or product.product_class = any (offer.product_classes))
        and (offer.category_id is null or offer.category_id = any (product.category_ids))
    ) as subject
    where offer.starts_at <= now() and (offer.ends_at is null or offer.ends_at > now())
      and subject.product_ids is not null
  ) as offers,
  (select coalesce(json_agg(${voucherJson(owner)} order by voucher.code), '[]')
    from ${vouchers} as held join voucher on voucher.code = held.voucher_code
  ) as vouchers`

/** Lines and vouchers of the basket of the current row. */
export const ofBasket = {
  lines: sql`(select * from basket_line where basket_line.basket_id = basket.id)`,
  vouchers: sql`(select * from basket_voucher where basket_voucher.basket_id = basket.id)`,
  owner: sql`basket.account_id`,
}

/** Lines that are not stored. */
export const ofList = (lines: readonly { product_id: number; quantity: number }[], codes: readonly string[]) => ({
  lines: sql`(
    select position as id, product_id, quantity, null::text as warning, null::text as created_at, null::text as updated_at,
      null::text as basket_id, '{}'::integer[] as seat_ids, null::integer as chosen_price
    from unnest(${lines.map(({ product_id }) => product_id)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[])
      with ordinality as listed (product_id, quantity, position)
  )`,
  vouchers: sql`(select unnest(${codes}::text[]) as voucher_code)`,
  owner: sql`null::uuid`,
})

export const slotStatements = (connection: Database) => ({
  /** The slots of a zone in the next two weeks. */
  async findDeliverySlots(zone: string): Promise<DeliverySlot[]> {
    const { rows } = await sql<DeliverySlot>`
      select to_char(day + starts_at, 'YYYY-MM-DD"T"HH24:MI') as id, day::text, to_char(starts_at, 'HH24:MI') as starts,
        to_char(ends_at, 'HH24:MI') as ends, is_full
      from delivery_slots(${zone})`.execute(connection)
    return rows
  },
})
