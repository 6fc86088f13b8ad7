import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { talk } from '../texts/talk.ts'
import { contactTexts } from './contact-texts.ts'

export function contactMetadata(language: Language): Metadata {
  const t = talk(contactTexts(language), language)
  return { title: t('title'), description: t('text') }
}
