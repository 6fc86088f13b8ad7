import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }

/** What the search says on both sites. */
export const searchMessages = textsOf({ en, ne })

export const searchTalk = (language: Language) => talk(searchMessages(language), language)
