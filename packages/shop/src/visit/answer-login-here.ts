import { safeRedirect } from '@dabali/domain'
import { LOGIN_PATH } from '../paths.ts'
import type { PostedForm } from './answer-form.ts'

/** Leads to the login, and after it back to where the form stood. A marker of a login that is over goes. */
export async function answerLoginHere({ storeData, setStoreData, text }: PostedForm): Promise<string> {
  const { token, ...rest } = storeData
  setStoreData({ ...rest, auth: { redirect: safeRedirect(text('here')) } })
  return LOGIN_PATH
}
