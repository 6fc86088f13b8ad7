import type { Language } from '@dabali/domain'
import { basketTexts } from '../basket/basket-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

const ownTexts = textsOf({ en, ne })

/** What the checkout says; of an empty cart it says the same as the cart. */
export function checkoutTexts(language: Language) {
  const { empty, emptyText } = basketTexts(language)
  return { ...ownTexts(language), empty, emptyText }
}

export type CheckoutTexts = ReturnType<typeof checkoutTexts>
export type CheckoutTextKey = keyof CheckoutTexts & string
