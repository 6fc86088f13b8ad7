import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { talk } from '../texts/talk.ts'
import { checkoutTexts } from './checkout-texts.ts'

export const checkoutMetadata = (language: Language): Metadata => ({
  title: talk(checkoutTexts(language), language)('title'),
  robots: { index: false },
})
