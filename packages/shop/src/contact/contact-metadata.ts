import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { contactTexts } from './contact-texts.ts'

/** The title and description of the contact page, for the metadata of a site. */
export function contactMetadata(language: Language): { title: string; description: string } {
  const t = talk(contactTexts(language), language)
  return { title: t('title'), description: t('text') }
}
