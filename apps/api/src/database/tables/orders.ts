import type { GIFT_CARD_CLASS, ProductClass, TIP_CLASS } from '@dabali/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Language, OptionalTimestamp, Timestamp } from './columns.ts'

type PaymentMethod = 'cod' | 'esewa' | 'khalti' | 'card' | 'free' | 'cash'
/** Gift cards and tips are no products, but have a line in the order that pays for them. */
export type OrderedClass = ProductClass | typeof GIFT_CARD_CLASS | typeof TIP_CLASS
type Discount = { kind: 'offer' | 'voucher'; name: string; amount: number; code?: string }

export type OrderTables = {
  order: {
    id: string
    number: Generated<string>
    hash: string
    account_id: string | null
    basket_id: string | null
    site: string
    language: Language
    email: string | null
    phone: string | null
    status: 'Pending' | 'Being processed' | 'Complete' | 'Cancelled' | 'Expired'
    payment_status:
      | 'unpaid'
      | 'pending'
      | 'paid'
      | 'partially_refunded'
      | 'refunded'
      | 'refund_due'
      | 'review'
      | 'failed'
      | 'cancelled'
      | 'expired'
      | 'cod_pending'
      | 'cod_collected'
    fulfilment_status: Generated<
      'unfulfilled' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'granted' | 'revoked'
    >
    payment_method: PaymentMethod
    goods_incl_tax: number
    goods_excl_tax: number
    goods_full_incl_tax: number
    goods_full_excl_tax: number
    shipping_incl_tax: Generated<number>
    shipping_code: string | null
    shipping_name: string | null
    slot_day: OptionalTimestamp
    slot_starts_at: string | null
    slot_ends_at: string | null
    total: number
    gift_card_amount: Generated<number>
    refunded: Generated<number>
    discounts: Json<Discount[]>
    is_gift: Generated<boolean>
    gift: Json
    shipping_address: Json
    placed_at: Timestamp
    expires_at: OptionalTimestamp
    updated_at: Timestamp
    settled_payment_id: string | null
    settled_at: OptionalTimestamp
    tracking: string | null
    thawed_basket_id: string | null
    thawed_version: number | null
    is_forgotten: Generated<boolean>
    are_holders_forgotten: Generated<boolean>
    shipping_refunded: Generated<number>
  }
  gift_card: {
    id: Generated<string>
    /** Null for a card that staff have issued. */
    order_id: string | null
    code_hash: Buffer | null
    code_end: string | null
    amount: number
    balance: number
    issued_at: Timestamp
    sent_at: OptionalTimestamp
    cancelled_at: OptionalTimestamp
    gift: Json
    language: Language | null
    site: string | null
    reason: Generated<string>
    issued_by: Generated<string>
    blocked_at: OptionalTimestamp
    send_asked_at: OptionalTimestamp
    version: Generated<number>
  }
  gift_card_movement: {
    id: Generated<string>
    gift_card_id: string
    change: number
    balance: number
    reason: 'issued' | 'used' | 'returned' | 'corrected'
    note: Generated<string>
    order_id: string | null
    author: Generated<string>
    at: Timestamp
  }
  gift_card_use: { order_id: string; gift_card_id: string; amount: number; returned: Generated<number> }
  order_proof: { token_hash: Buffer; order_id: string; expires_at: Timestamp }
  order_line: {
    id: string
    order_id: string
    position: number
    /** Null for a gift card or a tip. */
    product_id: number | null
    /** The date that a tip was given for. */
    tipped_date_id: number | null
    product_class: OrderedClass
    slug: string
    titles: Json<Partial<Record<Language, string>>>
    thumbnail: string | null
    quantity: number
    unit_price: number
    mrp: number
    incl_tax: number
    excl_tax: number
    full_incl_tax: number
    full_excl_tax: number
    refunded_quantity: Generated<number>
    seat_ids: Generated<number[]>
    cancelled_quantity: Generated<number>
  }
  order_note: {
    id: string
    order_id: string
    text: string
    is_printed: Generated<boolean>
    author: string
    created_at: Timestamp
  }
  shipment: {
    id: string
    order_id: string
    status: Generated<'packed' | 'shipped' | 'delivered' | 'returned'>
    courier: Generated<string>
    tracking: Generated<string>
    is_restocked: Generated<boolean>
    version: Generated<number>
    packed_at: Timestamp
    shipped_at: OptionalTimestamp
    delivered_at: OptionalTimestamp
    returned_at: OptionalTimestamp
  }
  cash_settlement: {
    id: string
    courier: Generated<string>
    reference: string
    expected: number
    amount: number
    note: Generated<string>
    settled_by: string
    settled_at: Timestamp
  }
  cash_settlement_order: { order_id: string; settlement_id: string; amount: number }
  shipment_line: { shipment_id: string; order_line_id: string; quantity: number }
  order_event: {
    id: Generated<string>
    order_id: string
    code: string
    note: Json<Record<string, string | number | null>>
    at: Timestamp
  }
  stock_movement: {
    id: Generated<string>
    product_id: number
    change: number
    balance: number
    reason: string
    note: Generated<string>
    order_id: ColumnType<string | null, string | null | undefined, never>
    account_id: ColumnType<string | null, string | null | undefined, never>
    at: Timestamp
  }
  hold: {
    id: string
    order_id: string | null
    basket_id: ColumnType<string | null, string | null | undefined, string | null>
    product_id: number
    ticket_type_id: number | null
    waiting_id: ColumnType<string | null, string | null | undefined, string | null>
    quantity: number
    state: Generated<'held' | 'sold' | 'released'>
    expires_at: OptionalTimestamp
    created_at: Timestamp
  }
  payment: {
    id: string
    hash: string
    order_id: string
    method: PaymentMethod
    status: Generated<
      | 'created'
      | 'started'
      | 'paid'
      | 'failed'
      | 'cancelled'
      | 'expired'
      | 'review'
      | 'refund_due'
      | 'partially_refunded'
      | 'refunded'
    >
    amount: ColumnType<number, number, never>
    refunded: Generated<number>
    reference: ColumnType<string, string, never>
    provider_reference: string | null
    provider_transaction: string | null
    next_action: Json
    expires_at: OptionalTimestamp
    created_at: Timestamp
    started_at: OptionalTimestamp
    paid_at: OptionalTimestamp
    updated_at: Timestamp
    starting_until: OptionalTimestamp
    is_pending: Generated<boolean>
    look_at: OptionalTimestamp
    looks: Generated<number>
    settled_at: OptionalTimestamp
  }
  payment_event: {
    id: Generated<string>
    payment_id: string
    code: string
    is_alert: Generated<boolean>
    note: Json<Record<string, string | number | null>>
    at: Timestamp
  }
  card_event: {
    id: string
    type: string
    payment_id: string | null
    received_at: Timestamp
    payload: Json<Record<string, string | number | boolean>>
    job_id: string | null
  }
  refund: {
    id: string
    payment_id: string
    amount: number
    status: Generated<'due' | 'pending' | 'manual' | 'done' | 'failed'>
    reason: string
    provider_reference: string | null
    created_at: Timestamp
    done_at: OptionalTimestamp
    asked_at: OptionalTimestamp
    done_by: string | null
    note: Generated<string>
  }
  order_refund: {
    id: Generated<string>
    order_id: string
    /** Null: for the delivery. */
    order_line_id: string | null
    copies: Generated<number>
    amount: number
    vat: Generated<number>
    at: Timestamp
  }
  voucher_use: { order_id: string; code: string; used_at: Timestamp }
}
