import type { Login } from '@dabali/api-client'
import type { AsWritten, PostedForm } from '../visit/answer-form.ts'
import { enter } from './enter.ts'
import { loginDraftCookie } from './login-draft.ts'

/** Ends a form with which somebody has logged in. */
export function answerEntry(
  { storeData: before, setStoreData, setCookie }: Pick<PostedForm, 'storeData' | 'setStoreData' | 'setCookie'>,
  login: Login,
): AsWritten {
  const { storeData, next } = enter(before, login)
  setStoreData(storeData)
  setCookie(loginDraftCookie(undefined))
  return { location: next }
}
