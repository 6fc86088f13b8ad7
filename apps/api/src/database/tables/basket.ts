import type { ProductClass } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type BasketTables = {
  basket: {
    id: string
    token_hash: Buffer | null
    account_id: string | null
    kind: Generated<'cart' | 'buy-now'>
    status: Generated<'Open' | 'Frozen' | 'Merged' | 'Submitted'>
    version: Generated<number>
    is_gift: Generated<boolean>
    gift: Json
    shipping_address: Json
    shipping_method_code: string | null
    gift_card_id: string | null
    created_at: Timestamp
    updated_at: Timestamp
  }
  basket_line: {
    id: string
    basket_id: string
    product_id: number
    quantity: number
    chosen_price: number | null
    warning: string | null
    seat_ids: Generated<number[]>
    created_at: Timestamp
    updated_at: Timestamp
  }
  voucher: {
    code: string
    name: string
    starts_at: Timestamp
    ends_at: ColumnType<Date, Date, Date>
    percent: number | null
    amount: number | null
    least_total: Generated<number>
    product_classes: ProductClass[] | null
    most_uses: number | null
    uses: Generated<number>
    version: Generated<number>
    created_at: Timestamp
    batch: string | null
    most_uses_each: number | null
    customers: string[] | null
  }
  basket_voucher: { basket_id: string; voucher_code: string; added_at: Timestamp }
  /** A view. */
  product_sale: {
    product_id: number
    product_class: ProductClass
    num_available: number | null
    largest_quantity: number
    sales_start_at: Date | null
    refusal: 'unlisted' | 'cancelled' | 'postponed' | 'not_yet' | 'ended' | null
    most: number
  }
  offer: {
    id: Generated<number>
    names: Json<Partial<Record<Language, string>>>
    percent: number
    product_classes: ProductClass[] | null
    category_id: number | null
    least_quantity: Generated<number>
    starts_at: Timestamp
    ends_at: OptionalTimestamp
    position: Generated<number>
    version: Generated<number>
  }
  idempotency: {
    scope: string
    key: string
    request_hash: Buffer
    status: Generated<number>
    answer: unknown
    created_at: Timestamp
  }
}
