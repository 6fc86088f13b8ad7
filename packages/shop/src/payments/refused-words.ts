import { gapsOf, type PaymentSaid, type PaymentWords } from './payment-words.ts'
import type { PaymentsTextKey } from './payments-texts.ts'

const WORDS: Readonly<Record<string, PaymentsTextKey>> = {
  gateway_unavailable: 'awaySaid',
  gateway_refused: 'refusedSaid',
  payment_starting: 'startingSaid',
  away: 'awaySaidAny',
}
/** How the payment stands says more than that it was refused. */
const SAID_BY_PAGE: readonly string[] = ['order_expired', 'order_not_payable', 'not_found']

/** Why the visitor did not get to the gateway, by the name that the API gave to it. */
export function refusedWords(code: string | undefined, payment: PaymentSaid, words: PaymentWords): string | undefined {
  if (!code || SAID_BY_PAGE.includes(code)) return undefined
  return words.t(WORDS[code] ?? 'otherSaid', gapsOf(payment, words))
}
