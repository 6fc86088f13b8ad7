import type { Language } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const contactMessages = loadMessages({ en, ne })

export type ContactMessages = ReturnType<typeof contactMessages>

/** The title and description of the contact page, for the metadata of a site. */
export function contactMetadata(language: Language): { title: string; description: string } {
  const t = createTranslator(contactMessages(language), language)
  return { title: t('title'), description: t('text') }
}
