import {
  ApiError,
  addUserAddress,
  changeMe,
  changeUserAddress,
  deleteMe,
  deleteUserAddress,
  endLoginSession,
  endLoginSessions,
  getMe,
  requestMagicLink,
} from '@dabali/api-client'
import { languageOf } from '@dabali/domain'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, HOME_PATH, PROFILE_PATH } from '../paths.ts'
import type { PostedForm } from '../server-request/form-action.ts'
import { redirectAfterFailure } from '../server-request/form-problem.ts'
import { accountMessages } from './account-messages.ts'
import { readAddressInput } from './address-input.ts'
import type { StoreDataWithNotice } from './login-notice.ts'

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
  const told: StoreDataWithNotice = { ...rest, notice: 'deleted' }
  setStoreData(told)
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
