import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

export const paymentsTexts = textsOf({ en, ne })

export type PaymentsTexts = ReturnType<typeof paymentsTexts>
export type PaymentsTextKey = keyof PaymentsTexts & string
