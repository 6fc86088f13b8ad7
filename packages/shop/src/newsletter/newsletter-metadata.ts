import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { talk } from '../texts/talk.ts'
import { newsletterTexts } from './newsletter-texts.ts'

export const newsletterMetadata = (language: Language): Metadata => ({
  title: talk(newsletterTexts(language), language)('title'),
  robots: { index: false },
  // The address of a page may be a secret: nobody else is told where somebody came from.
  referrer: 'same-origin',
})
