import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import type { SubscriptionProblem } from './subscription-problem.ts'

export const newsletterMessages = loadMessages({ en, ne })

export type SubscriptionMessageKey = 'email' | 'send' | 'asked' | SubscriptionProblem

/** What the form says, which goes along with every page that has it. */
export function subscriptionMessages(language: Language): Messages<SubscriptionMessageKey> {
  const { email, send, asked, problemEmail, problemMany, problemFailed } = newsletterMessages(language)
  return { email, send, asked, problemEmail, problemMany, problemFailed }
}

export const newsletterMetadata = (language: Language): Metadata => ({
  title: createTranslator(newsletterMessages(language), language)('title'),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})
