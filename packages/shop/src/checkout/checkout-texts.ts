import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

export const checkoutTexts = textsOf({ en, ne })

export type CheckoutTexts = ReturnType<typeof checkoutTexts>
export type CheckoutTextKey = keyof CheckoutTexts & string
