import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const paymentsMessages = loadMessages({ en, ne })

export type PaymentsMessages = ReturnType<typeof paymentsMessages>
export type PaymentsMessageKey = keyof PaymentsMessages & string

export const paymentsMetadata = (language: Language): Metadata => ({
  title: createTranslator(paymentsMessages(language), language)('title'),
  robots: { index: false },
})
