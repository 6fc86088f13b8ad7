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
  redeemMagicCode,
  redeemMagicLink,
  requestMagicLink,
} from '@dabali/api-client'
import { languageOf, safeRedirect } from '@dabali/domain'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, HOME_PATH, LOGIN_PATH, magicLoginPath, PROFILE_PATH } from '../paths.ts'
import { type ExactLocation, type PostedForm, redirectAfterFailure } from '../server-request/form-action.ts'
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

/** Changes what the account says of its owner. */
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

/** Deletes the account of somebody who has written that they want it, and who has proved who they are not long ago. */
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

/** Keeps an address of the account, a new one or one that is there. */
export async function saveAddressAction(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  const id = text('address')
  const address = {
    ...readAddressInput({ get: text }),
    is_default_for_shipping: text('is_default_for_shipping') !== '',
  }
  try {
    if (id) await changeUserAddress(client, { id, ...address })
    else await addUserAddress(client, address)
    return `${ADDRESSES_PATH}?saved=1`
  } catch (error) {
    return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'address')
  }
}

/** Makes an address the one that a checkout begins with. */
export async function preferAddressAction(posted: PostedForm): Promise<string> {
  try {
    await changeUserAddress(posted.client, { id: posted.text('address'), is_default_for_shipping: true })
    return `${ADDRESSES_PATH}?saved=1`
  } catch (error) {
    return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'away')
  }
}

/** Removes an address; one that is gone already is gone. */
export async function deleteAddressAction(posted: PostedForm): Promise<string> {
  try {
    await deleteUserAddress(posted.client, { id: posted.text('address') })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === NOT_FOUND
    if (!isGone) return redirectAfterFailure(posted, error, ADDRESSES_PATH, 'away')
  }
  return `${ADDRESSES_PATH}?removed=1`
}
