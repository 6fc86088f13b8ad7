import { ApiError, requestMagicLink } from '@dabali/api-client'
import { LOGIN_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { LOGIN_DRAFT_COOKIE, type LoginDraft, loginDraftCookie, readLoginDraft } from './login-draft.ts'
import { loginProblemOf } from './login-problem.ts'
import { wantedPath } from './wanted-path.ts'

const MILLISECONDS = 1000

/** Has a link and a code sent, or sent once more to the address that this browser asked for last. */
export async function answerMagicLinkForm(posted: PostedForm): Promise<string> {
  const { client, language, text, storeData, cookie, setCookie } = posted
  const known = readLoginDraft(cookie(LOGIN_DRAFT_COOKIE))
  const isAgain = text('again') !== ''
  const draft: LoginDraft = {
    language,
    email: isAgain ? (known?.email ?? '') : text('email').trim(),
    next: wantedPath(text('next'), storeData, known),
  }
  try {
    await requestMagicLink(client, { email: draft.email, next: draft.next })
    setCookie(loginDraftCookie(draft))
    return `${LOGIN_PATH}?step=code${isAgain ? '&sent=again' : ''}`
  } catch (error) {
    const problem = loginProblemOf(error)
    const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined
    setCookie(loginDraftCookie({ ...draft, ...(wait && { waitUntil: Date.now() + wait * MILLISECONDS }) }))
    return `${LOGIN_PATH}?${isAgain ? 'step=code&' : ''}problem=${problem}`
  }
}
