import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { accountTexts } from './account-texts.ts'
import type { LoginStateTexts } from './login-state.tsx'

/** The words of `LoginState`: plain ones, because they stand in every page. */
export function loginStateTexts(language: Language): LoginStateTexts {
  const t = talk(accountTexts(language), language)
  return {
    login: t('loginTitle'),
    account: t('account'),
    merged: t('cartMerged'),
    reduced: t('cartReduced'),
    deleted: t('accountDeleted'),
    cart: t('seeCart'),
  }
}
