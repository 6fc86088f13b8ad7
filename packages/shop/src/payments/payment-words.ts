import type { Payment, PaymentChoice } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { Talk } from '../texts/talk.ts'
import type { PaymentsTextKey } from './payments-texts.ts'

/** What every part of a payment speaks with. */
export type PaymentWords = { t: Talk<PaymentsTextKey>; language: Language }
type Method = PaymentChoice['method']
/** What of a payment its texts name. */
export type PaymentSaid = Pick<Payment, 'method' | 'amount'> & { order: Pick<Payment['order'], 'number'> }

const NAMES: Record<Method, PaymentsTextKey> = {
  esewa: 'methodEsewa',
  khalti: 'methodKhalti',
  card: 'methodCard',
  cod: 'methodCod',
  free: 'methodFree',
}

export const methodName = (method: Method, t: PaymentWords['t']): string => t(NAMES[method])

/** Who takes the money, as a sentence names them. */
export const serviceName = (method: Method, t: PaymentWords['t']): string =>
  method === 'card' ? t('serviceCard') : methodName(method, t)

/** What the texts about a payment need; `who` begins a sentence. */
export const gapsOf = ({ method, amount, order }: PaymentSaid, { t, language }: PaymentWords) => ({
  method: serviceName(method, t),
  who: method === 'card' ? t('serviceCardFirst') : methodName(method, t),
  amount: formatNpr(amount, language),
  number: order.number,
})

/** What the last button says. */
export function payText(payment: PaymentSaid, words: PaymentWords): string {
  return words.t(payment.method === 'card' ? 'payByCard' : 'payWith', gapsOf(payment, words))
}

const COD_REASONS: Readonly<Record<string, PaymentsTextKey>> = {
  gift: 'codGift',
  product_class: 'codClass',
  country: 'codCountry',
}

/** Why it cannot be paid like this. */
export function whyClosed({ method, reason, message }: PaymentChoice, t: PaymentWords['t']): string {
  if (method !== 'cod') return message ?? t('codDisabled')
  return t(COD_REASONS[reason ?? ''] ?? 'codDisabled')
}
