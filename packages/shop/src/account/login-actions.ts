import {
  ApiError,
  beginSocialLogin,
  completeSocialLogin,
  type Login,
  logOut,
  redeemMagicCode,
  redeemMagicLink,
  requestMagicLink,
} from '@dabali/api-client'
import { safeRedirect } from '@dabali/domain'
import { HOME_PATH, LOGIN_PATH, magicLoginPath, PROFILE_PATH } from '../paths.ts'
import type { ExactLocation, PostedForm } from '../server-request/form-action.ts'
import { applyLogin } from './log-in.ts'
import { LOGIN_DRAFT_COOKIE, type LoginDraft, loginDraftCookie, loginRedirect, readLoginDraft } from './login-draft.ts'
import { loginProblemOf } from './login-problem.ts'

/** Ends a form with which somebody has logged in. */
export function finishLogin(
  { storeData: before, setStoreData, setCookie }: Pick<PostedForm, 'storeData' | 'setStoreData' | 'setCookie'>,
  login: Login,
): ExactLocation {
  const { storeData, next } = applyLogin(before, login)
  setStoreData(storeData)
  setCookie(loginDraftCookie(undefined))
  return { location: next }
}

/** Leads to the login, and after it back to where the form stood. A marker of a login that is over goes. */
export async function loginRedirectAction({ storeData, setStoreData, text }: PostedForm): Promise<string> {
  const { token, ...rest } = storeData
  setStoreData({ ...rest, auth: { redirect: safeRedirect(text('here')) } })
  return LOGIN_PATH
}

const MILLISECONDS = 1000

/** Has a link and a code sent, or sent once more to the address that this browser asked for last. */
export async function magicLinkAction(posted: PostedForm): Promise<string> {
  const { client, language, text, storeData, cookie, setCookie } = posted
  const known = readLoginDraft(cookie(LOGIN_DRAFT_COOKIE))
  const isAgain = text('again') !== ''
  const draft: LoginDraft = {
    language,
    email: isAgain ? (known?.email ?? '') : text('email').trim(),
    next: loginRedirect(text('next'), storeData, known),
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

/** Logs in with the code of a mail that this browser has asked for. */
export async function codeAction(posted: PostedForm): Promise<string | ExactLocation> {
  const draft = readLoginDraft(posted.cookie(LOGIN_DRAFT_COOKIE))
  if (!draft?.email) return `${LOGIN_PATH}?problem=gone`
  try {
    return finishLogin(posted, await redeemMagicCode(posted.client, { email: draft.email, code: posted.text('code') }))
  } catch (error) {
    return `${LOGIN_PATH}?step=code&problem=${loginProblemOf(error)}`
  }
}

/** Logs in with the link of a mail: only somebody who presses can do that, and no program that reads mails. */
export async function magicLinkLoginAction(posted: PostedForm): Promise<string | ExactLocation> {
  const token = posted.params['token'] ?? ''
  try {
    return finishLogin(posted, await redeemMagicLink(posted.client, { token }))
  } catch (error) {
    return `${magicLoginPath(token)}?problem=${loginProblemOf(error)}`
  }
}

/** Leads to the provider that was chosen. Its way back knows no language, so this browser keeps it meanwhile. */
export async function socialLoginAction({ client, language, text, storeData, setCookie }: PostedForm): Promise<string> {
  const next = loginRedirect(text('next'), storeData)
  try {
    const { authorize_url } = await beginSocialLogin(client, { provider: text('provider'), next })
    setCookie(loginDraftCookie({ language, email: '', next }))
    return authorize_url
  } catch (error) {
    return `${LOGIN_PATH}?problem=${loginProblemOf(error)}`
  }
}

/** Logs in with what a provider has sent the visitor back with. */
export async function socialReturnAction(posted: PostedForm): Promise<string | ExactLocation> {
  const { client, params, text } = posted
  const [code, state, iss] = [text('code'), text('state'), text('iss')]
  try {
    const back = { provider: params['provider'] ?? '', code, state, ...(iss && { iss }) }
    return finishLogin(posted, await completeSocialLogin(client, back))
  } catch (error) {
    return `${LOGIN_PATH}?problem=${loginProblemOf(error)}`
  }
}

/** Ends the session, here or everywhere, and takes the marker back; the page that follows forgets the cart. */
export async function logoutAction({ client, text, storeData, setStoreData, setCookie }: PostedForm): Promise<string> {
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
