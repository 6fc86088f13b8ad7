import {
  ApiError,
  addUserAddress,
  beginSocialLogin,
  changeMe,
  changeUserAddress,
  completeSocialLogin,
  deleteMe,
  deleteUserAddress,
  endLoginSession,
  endLoginSessions,
  getMe,
  type Login,
  logOut,
  newId,
  redeemMagicCode,
  redeemMagicLink,
  requestMagicLink,
} from '@dabali/api-client'
import { languageOf, safeRedirect } from '@dabali/domain'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, HOME_PATH, LOGIN_PATH, magicLoginPath, PROFILE_PATH } from '../paths.ts'
import {
  CHECKOUT_COOKIE,
  draftCookies,
  type ExactLocation,
  type PostedForm,
  redirectAfterFailure,
} from '../server-request/form-action.ts'
import { accountMessages } from './account-messages.ts'
import { readAddressInput } from './address-input.ts'
import {
  applyLogin,
  LOGIN_DRAFT_COOKIE,
  type LoginDraft,
  loginDraftCookie,
  loginProblemOf,
  loginRedirect,
  readLoginDraft,
} from './login-flow.ts'
import type { StoreDataWithNotice } from './login-state.tsx'

/** Stores the login in the cookie, drops the draft and redirects to the page that was asked for. */
function finishLogin(
  { storeData: before, setStoreData, setCookie }: Pick<PostedForm, 'storeData' | 'setStoreData' | 'setCookie'>,
  login: Login,
): ExactLocation {
  const { storeData, next } = applyLogin(before, login)
  setStoreData(storeData)
  setCookie(loginDraftCookie(undefined))
  return { location: next }
}

/** Redirects to the login and remembers the page to come back to. An expired login marker is dropped. */
export async function loginRedirectAction({ storeData, setStoreData, text }: PostedForm): Promise<string> {
  const { token, ...rest } = storeData
  setStoreData({ ...rest, auth: { redirect: safeRedirect(text('here')) } })
  return LOGIN_PATH
}

const MILLISECONDS = 1000

/** Sends the email with a link and a code, or sends it again to the address of the draft. */
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

/** Logs in with the code of the email; the draft cookie holds the address. */
export async function codeAction(posted: PostedForm): Promise<string | ExactLocation> {
  const draft = readLoginDraft(posted.cookie(LOGIN_DRAFT_COOKIE))
  if (!draft?.email) return `${LOGIN_PATH}?problem=gone`
  try {
    return finishLogin(posted, await redeemMagicCode(posted.client, { email: draft.email, code: posted.text('code') }))
  } catch (error) {
    return `${LOGIN_PATH}?step=code&problem=${loginProblemOf(error)}`
  }
}

/** Logs in with the link of the email. It takes a POST, because mail scanners follow links. */
export async function magicLinkLoginAction(posted: PostedForm): Promise<string | ExactLocation> {
  const token = posted.params['token'] ?? ''
  try {
    return finishLogin(posted, await redeemMagicLink(posted.client, { token }))
  } catch (error) {
    return `${magicLoginPath(token)}?problem=${loginProblemOf(error)}`
  }
}

/** Redirects to the social provider. The callback has no language, so the draft cookie stores it. */
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

/** Completes the social login with the parameters of the callback. */
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

/** Ends this session or all of them and drops the login marker; the next page clears the cart. */
export async function logoutAction({ client, text, storeData, setStoreData, setCookie }: PostedForm): Promise<string> {
  try {
    await logOut(client, { everywhere: text('everywhere') !== '' })
  } catch {
    // The session still exists when the API did not answer.
    return `${PROFILE_PATH}?problem=logout`
  }
  const { token, ...rest } = storeData
  setStoreData(rest)
  for (const cookie of [loginDraftCookie(undefined), ...draftCookies(CHECKOUT_COOKIE, undefined)]) setCookie(cookie)
  return HOME_PATH
}

/** Updates name, phone number and email language of the account. */
export async function profileAction(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  try {
    const [name, phone_number] = [text('name'), text('phone_number')]
    await changeMe(client, { name, phone_number, language: languageOf(text('mail_language')) })
    return `${PROFILE_PATH}?saved=1`
  } catch (error) {
    const isPhone = error instanceof ApiError && Object.hasOwn(Object(error.body), 'phone_number')
    return redirectAfterFailure(posted, error, PROFILE_PATH, isPhone ? 'phone' : 'away')
  }
}

const NOT_FOUND = 404

/** Logs one other device out, or all others. */
export async function endSessionAction(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  const id = text('session')
  try {
    if (id) await endLoginSession(client, { id })
    else await endLoginSessions(client, { keep: 'current' })
  } catch (error) {
    // It has ended already.
    const isOver = error instanceof ApiError && error.status === NOT_FOUND
    if (!isOver) return redirectAfterFailure(posted, error, PROFILE_PATH, 'away')
  }
  return `${PROFILE_PATH}?ended=1`
}

const ASK = `${PROFILE_PATH}?delete=`

/** Deletes the account after the confirmation word, and a fresh login code where the API asks for one. */
export async function deleteAccountAction(posted: PostedForm): Promise<string> {
  const { client, language, text, storeData, setStoreData } = posted
  const word = createTranslator(accountMessages(language), language)('deleteWord')
  if (text('word').trim().toLocaleLowerCase(language) !== word) return `${ASK}word`
  const code = text('code').trim()
  try {
    await deleteMe(client, code ? { code } : {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'fresh_login_required') return askForCode(posted)
    if (error.code === 'wrong_code') return `${ASK}wrong-code`
    return redirectAfterFailure(posted, error, PROFILE_PATH, 'away')
  }
  const { token, auth, ...rest } = storeData
  const storeDataWithNotice: StoreDataWithNotice = { ...rest, notice: 'deleted' }
  setStoreData(storeDataWithNotice)
  return HOME_PATH
}

async function askForCode(posted: PostedForm) {
  try {
    const { email } = await getMe(posted.client)
    if (email) await requestMagicLink(posted.client, { email })
    return `${ASK}code`
  } catch (error) {
    return redirectAfterFailure(posted, error, PROFILE_PATH, 'away')
  }
}

/** Adds or updates an address of the account. */
export async function saveAddressAction(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  const id = text('address')
  const address = {
    ...readAddressInput({ get: text }),
    is_default_for_shipping: text('is_default_for_shipping') !== '',
  }
  try {
    if (id) await changeUserAddress(client, { id, ...address })
    else await addUserAddress(client, { ...address, idempotencyKey: text('key') || newId() })
    return `${ADDRESSES_PATH}?saved=1`
  } catch (error) {
    return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'address')
  }
}

/** Makes an address the default for checkout. */
export async function preferAddressAction(posted: PostedForm): Promise<string> {
  try {
    await changeUserAddress(posted.client, { id: posted.text('address'), is_default_for_shipping: true })
    return `${ADDRESSES_PATH}?saved=1`
  } catch (error) {
    return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'away')
  }
}

/** Removes an address; a missing one counts as removed. */
export async function deleteAddressAction(posted: PostedForm): Promise<string> {
  try {
    await deleteUserAddress(posted.client, { id: posted.text('address') })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === NOT_FOUND
    if (!isGone) return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'away')
  }
  return `${ADDRESSES_PATH}?removed=1`
}
