import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

/** What the frames of both sites say alike. */
export const frameTexts = textsOf({ en, ne })
