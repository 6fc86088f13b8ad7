import type { Language } from '@dabali/domain'
import type { Texts } from '../texts/talk.ts'
import { textsOf } from '../texts/texts-of.ts'
import en from './messages/en.json' with { type: 'json' }
import ne from './messages/ne.json' with { type: 'json' }
import type { SubscriptionProblem } from './subscription-problem.ts'

export const newsletterTexts = textsOf({ en, ne })

export type SubscriptionTextKey = 'email' | 'send' | 'asked' | SubscriptionProblem

/** What the form says, which goes along with every page that has it. */
export function subscriptionTexts(language: Language): Texts<SubscriptionTextKey> {
  const { email, send, asked, problemEmail, problemMany, problemFailed } = newsletterTexts(language)
  return { email, send, asked, problemEmail, problemMany, problemFailed }
}
