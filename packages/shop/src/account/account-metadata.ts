import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { type AccountTextKey, accountTexts } from './account-texts.ts'

/** What a page of the account says of itself to the browser, and to nobody who searches. */
export function accountMetadata(language: Language, title: AccountTextKey) {
  const t = talk(accountTexts(language), language)
  // The address of a page may be a secret: nobody else is told where somebody came from.
  return { title: t(title), robots: { index: false }, referrer: 'same-origin' } as const
}
