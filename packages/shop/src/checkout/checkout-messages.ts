import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { basketMessages } from '../basket/basket-messages.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const ownTexts = loadMessages({ en, ne })

/** What the checkout says; of an empty cart it says the same as the cart. */
export function checkoutMessages(language: Language) {
  const { empty, emptyText } = basketMessages(language)
  return { ...ownTexts(language), empty, emptyText }
}

export type CheckoutMessages = ReturnType<typeof checkoutMessages>
export type CheckoutMessageKey = keyof CheckoutMessages & string

export const checkoutMetadata = (language: Language): Metadata => ({
  title: createTranslator(checkoutMessages(language), language)('title'),
  robots: { index: false },
})
