import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { talk } from '../texts/talk.ts'
import { basketTexts } from './basket-texts.ts'

export const basketMetadata = (language: Language): Metadata => ({
  title: talk(basketTexts(language), language)('title'),
  robots: { index: false },
})
