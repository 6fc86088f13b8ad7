import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

export const houseTexts = textsOf({ en, ne })

export type HouseTexts = ReturnType<typeof houseTexts>
