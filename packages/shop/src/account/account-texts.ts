import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

export const accountTexts = textsOf({ en, ne })

export type AccountTexts = ReturnType<typeof accountTexts>
export type AccountTextKey = keyof AccountTexts & string
