import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { talk } from '../texts/talk.ts'
import { paymentsTexts } from './payments-texts.ts'

export const paymentsMetadata = (language: Language): Metadata => ({
  title: talk(paymentsTexts(language), language)('title'),
  robots: { index: false },
})
