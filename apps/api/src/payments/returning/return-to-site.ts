import type { PaymentState } from '../payment-states.ts'
import type { PaymentRow } from '../queries.ts'

export const OUTCOMES = ['success', 'failure', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What is told of a payment that is on its way, or wrong, is on its own page. */
const PAGES: Partial<Record<PaymentState, Outcome>> = {
  paid: 'success',
  partially_refunded: 'success',
  refunded: 'success',
  failed: 'failure',
  expired: 'failure',
  cancelled: 'cancelled',
}

/**
 * Which page of the site a visitor comes back to: by how the payment stands, and never by what the address says. Whoever
 * is known to have paid nothing yet and says that they gave up is taken at their word, which changes nothing.
 */
export function pageOf({ site, language, hash, status }: PaymentRow, unpaid?: Outcome): string {
  const home = `${site}${language === 'ne' ? '/ne' : ''}`
  const gaveUp = status === 'started' && unpaid !== 'success' ? unpaid : undefined
  const page = PAGES[status] ?? gaveUp
  return page === undefined ? `${home}/payment/${hash}/` : `${home}/payment/${page}/?payment=${hash}`
}
