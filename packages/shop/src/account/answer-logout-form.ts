import { logOut } from '@dabali/api-client'
import { HOME_PATH, PROFILE_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { loginDraftCookie } from './login-draft.ts'

/** Ends the session, here or everywhere, and takes the marker back; the page that follows forgets the cart. */
export async function answerLogoutForm({
  client,
  text,
  storeData,
  setStoreData,
  setCookie,
}: PostedForm): Promise<string> {
  try {
    await logOut(client, { everywhere: text('everywhere') !== '' })
  } catch {
    // Without the API the session goes on, and nobody should believe otherwise.
    return `${PROFILE_PATH}?problem=logout`
  }
  const { token, ...rest } = storeData
  setStoreData(rest)
  setCookie(loginDraftCookie(undefined))
  return HOME_PATH
}
