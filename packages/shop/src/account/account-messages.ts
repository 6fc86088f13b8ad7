import type { Language } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import type { LoginStateTexts } from './login-state.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const accountMessages = loadMessages({ en, ne })

export type AccountMessages = ReturnType<typeof accountMessages>
export type AccountMessageKey = keyof AccountMessages & string

/** What a page of the account says of itself to the browser, and to nobody who searches. */
export function accountMetadata(language: Language, title: AccountMessageKey) {
  const t = createTranslator(accountMessages(language), language)
  // The address of a page may be a secret: nobody else is told where somebody came from.
  return { title: t(title), robots: { index: false }, referrer: 'same-origin' } as const
}

export type AddressMessageKey = Extract<AccountMessageKey, `address${string}`>

/** The texts of an address form alone, for parts that need no more of the account. */
export function addressMessages(language: Language): Messages<AddressMessageKey> {
  const entries = Object.entries(accountMessages(language)).filter(([key]) => key.startsWith('address'))
  return Object.fromEntries(entries) as Messages<AddressMessageKey>
}

/** The words of `LoginState`: plain ones, because they stand in every page. */
export function loginStateTexts(language: Language): LoginStateTexts {
  const t = createTranslator(accountMessages(language), language)
  return {
    login: t('loginTitle'),
    account: t('account'),
    merged: t('cartMerged'),
    reduced: t('cartReduced'),
    deleted: t('accountDeleted'),
    cart: t('seeCart'),
  }
}
