import type { Attempt } from './adapters/adapter.ts'
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
