import { type Gateway, type PaymentChoice, paymentChoices } from '../basket/payment-methods.ts'
import { rupees } from '../catalogue/price.ts'
import type { Language } from '../http/language.ts'
import { canTransition, PAYMENT_STATUS } from '../orders/states.ts'
import type { Attempt, NextAction } from './adapters/adapter.ts'
import type { Payment, PaymentState } from './payment.ts'
import type { PaymentRow } from './queries.ts'

export const toAttempt = (row: PaymentRow): Attempt => ({
  hash: row.hash,
  reference: row.reference,
  amount: row.amount,
  language: row.language,
  orderNumber: row.order_number,
  openedAt: row.created_at,
  providerReference: row.provider_reference,
  providerTransaction: row.provider_transaction,
})

/** The payment methods of this shop. */
export type PaymentOptions = { gateways: readonly Gateway[]; codAllowed: boolean }

const CODES: Record<PaymentState, Payment['status_code']> = {
  created: 'w',
  started: 'w',
  paid: 's',
  failed: 'e',
  cancelled: 'e',
  expired: 'e',
  review: 'w',
  refund_due: 'w',
  partially_refunded: 'w',
  refunded: '',
}

export const toPayment = (row: PaymentRow, options: PaymentOptions, language: Language): Payment => ({
  hash: row.hash,
  url: `/v1/api/payments/${row.hash}/`,
  method: row.method,
  amount: rupees(row.amount),
  currency: 'NPR',
  status: row.status,
  status_code: CODES[row.status],
  order: { number: row.order_number, hash: row.order_hash },
  newer: row.is_payable ? row.newer : null,
  is_unpaid: false,
  next_action: nextActionOf(row),
  expires_at: row.is_payable ? (row.order_expires_at?.toISOString() ?? null) : null,
  methods: row.is_payable ? choicesOf(row, options, language) : [],
})

/** Where to pay, while that is possible. */
function nextActionOf(row: PaymentRow): Payment['next_action'] {
  const isOpen = row.status === 'started' && row.is_payable && !row.is_expired
  const next: NextAction = (isOpen && row.next_action) || { type: 'none' }
  return { url: null, fields: null, ...next }
}

/** Cash on delivery only if the order may still become `cod_pending`. */
export function choicesOf(
  row: PaymentRow,
  { gateways, codAllowed }: PaymentOptions,
  language: Language,
): PaymentChoice[] {
  const lines = row.product_classes.map((product_class) => ({ product_class }))
  const basket = {
    is_gift: row.is_gift,
    lines,
    shipping_address: row.country === null ? null : { country: row.country },
  }
  const choices = paymentChoices({ basket, total: row.amount, codAllowed, gateways }, language)
  const mayTurn = canTransition(PAYMENT_STATUS, row.order_payment_status, 'cod_pending')
  return choices.filter(({ method }) => method !== 'cod' || mayTurn)
}
