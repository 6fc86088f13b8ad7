import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

/** The texts of the library in both languages. */
export const libraryTexts = textsOf({ en, ne })
