import { beginSocialLogin } from '@dabali/api-client'
import { LOGIN_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { loginDraftCookie } from './login-draft.ts'
import { loginProblemOf } from './login-problem.ts'
import { wantedPath } from './wanted-path.ts'

/** Leads to the provider that was chosen. Its way back knows no language, so this browser keeps it meanwhile. */
export async function answerSocialForm({ client, language, text, storeData, setCookie }: PostedForm): Promise<string> {
  const next = wantedPath(text('next'), storeData)
  try {
    const { authorize_url } = await beginSocialLogin(client, { provider: text('provider'), next })
    setCookie(loginDraftCookie({ language, email: '', next }))
    return authorize_url
  } catch (error) {
    return `${LOGIN_PATH}?problem=${loginProblemOf(error)}`
  }
}
