import type { Language } from '@dabali/domain'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import type { LoginStateTexts } from './login-state.tsx'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const accountMessages = loadMessages({ en, ne })

export type AccountMessages = ReturnType<typeof accountMessages>
export type AccountMessageKey = keyof AccountMessages & string

/** The metadata of an account page: titled, not indexed. */
export function accountMetadata(language: Language, title: AccountMessageKey) {
  const t = createTranslator(accountMessages(language), language)
  // The URL may contain a secret token, so no referrer is sent to other sites.
  return { title: t(title), robots: { index: false }, referrer: 'same-origin' } as const
}

export type AddressMessageKey = Extract<AccountMessageKey, `address${string}`>

/** Only the texts of the address form, so that other pages do not load all account texts. */
export function addressMessages(language: Language): Messages<AddressMessageKey> {
  const entries = Object.entries(accountMessages(language)).filter(([key]) => key.startsWith('address'))
  return Object.fromEntries(entries) as Messages<AddressMessageKey>
}

/** The texts of `LoginState`, translated on the server because they are on every page. */
export function loginStateTexts(language: Language): LoginStateTexts {
  const t = createTranslator(accountMessages(language), language)
  return {
    login: t('loginTitle'),
    account: t('account'),
    merged: t('cartMerged'),
    reduced: t('cartReduced'),
    deleted: t('accountDeleted'),
    cart: t('viewCart'),
  }
}
