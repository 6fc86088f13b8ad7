import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { houseTexts } from './house-texts.ts'

/** What the page about privacy says of itself. */
export function privacyWords(language: Language) {
  const t = talk(houseTexts(language), language)
  return { title: t('privacy'), description: t('standFirst') }
}
