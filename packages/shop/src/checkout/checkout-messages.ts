import type { Language } from '@dabali/domain'
import { basketMessages } from '../basket/basket-messages.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import type { CheckoutMessages } from './checkout-start.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const checkoutTexts = loadMessages({ en, ne })

/** The texts of the checkout, with those that it shares with the cart. */
export function checkoutMessages(language: Language): CheckoutMessages {
  const { empty, emptyText, applyVoucher, removeVoucher, voucherRefused } = basketMessages(language)
  return { ...checkoutTexts(language), empty, emptyText, applyVoucher, removeVoucher, voucherRefused }
}
