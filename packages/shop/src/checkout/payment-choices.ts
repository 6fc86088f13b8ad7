import type { PaymentChoice, Quote } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { Talk } from '../texts/talk.ts'
import { isPaid, paymentMethodOf } from './checkout-body.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutTextKey } from './checkout-texts.ts'

type Asked = { quote: Quote; t: Talk<CheckoutTextKey>; language: Language }
type Method = Exclude<PaymentChoice['method'], 'free'>

/** Wallets first: that is how most people pay. */
const SHOWN: readonly Method[] = ['esewa', 'khalti', 'card', 'cod']

const NAMES = {
  esewa: 'methodEsewa',
  khalti: 'methodKhalti',
  card: 'methodCard',
  cod: 'methodCod',
} as const

const HINTS = {
  esewa: 'methodEsewaHint',
  khalti: 'methodKhaltiHint',
  card: 'methodCardHint',
  cod: 'methodCodHint',
} as const

export const methodName = (method: Method, t: Asked['t']): string => t(NAMES[method])

/** The ways to pay as rows; a closed one stays and says why. */
export function paymentRows({ quote, t, language }: Asked) {
  return SHOWN.flatMap((method) => {
    const choice = quote.payment_methods.find((each) => each.method === method)
    if (!choice) return []
    const amount = formatNpr(quote.total ?? quote.total_incl_tax, language)
    const closed = choice.allowed ? undefined : whyClosed(choice, t)
    return [
      { value: method, text: t(NAMES[method]), ...(closed ? { closed } : { hint: t(HINTS[method], { amount }) }) },
    ]
  })
}

/** Why it cannot be paid like this, in the words of whoever sells. */
function whyClosed({ method, reason, message }: PaymentChoice, t: Asked['t']): string {
  if (method === 'cod' && reason === 'gift') return t('codGift')
  if (method === 'cod' && reason === 'country') return t('codCountry')
  return message ?? t('codDisabled')
}

/** What was chosen, as long as it is open; the first open way until somebody chooses. */
export function chosenMethod(draft: CheckoutDraft, { payment_methods }: Quote): Method | undefined {
  const open = SHOWN.filter((method) => payment_methods.some((each) => each.method === method && each.allowed))
  return open.find((method) => method === paymentMethodOf(draft)) ?? open[0]
}

/** What the last button says: how much, and where it goes. */
export function payButtonText(draft: CheckoutDraft, { quote, t, language }: Asked): string {
  if (!isPaid(quote)) return t('payNothing')
  const method = chosenMethod(draft, quote)
  if (quote.total === null || !method) return t('payWithout')
  const amount = formatNpr(quote.total, language)
  if (method === 'cod') return t('payAtDoor', { amount })
  return method === 'card' ? t('payByCard', { amount }) : t('payWith', { amount, method: t(NAMES[method]) })
}
