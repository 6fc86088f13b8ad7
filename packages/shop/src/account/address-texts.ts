import type { Language } from '@dabali/domain'
import type { Texts } from '../texts/talk.ts'
import { type AccountTextKey, accountTexts } from './account-texts.ts'

export type AddressTextKey = Extract<AccountTextKey, `address${string}`>

/** The texts of an address form alone, for parts that need no more of the account. */
export function addressTexts(language: Language): Texts<AddressTextKey> {
  const entries = Object.entries(accountTexts(language)).filter(([key]) => key.startsWith('address'))
  return Object.fromEntries(entries) as Texts<AddressTextKey>
}
