import { ApiError, deleteMe, getMe, requestMagicLink } from '@dabali/api-client'
import { HOME_PATH, PROFILE_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { accountTexts } from './account-texts.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { StoreDataWithNotice } from './notice.ts'

const ASK = `${PROFILE_PATH}?delete=`

/** Deletes the account of somebody who has written that they want it, and who has proved who they are not long ago. */
export async function answerDeleteAccountForm(posted: PostedForm): Promise<string> {
  const { client, language, text, storeData, setStoreData } = posted
  const word = talk(accountTexts(language), language)('deleteWord')
  if (text('word').trim().toLocaleLowerCase(language) !== word) return `${ASK}word`
  const code = text('code').trim()
  try {
    await deleteMe(client, code ? { code } : {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'fresh_login_required') return askForCode(posted)
    if (error.code === 'wrong_code') return `${ASK}wrong-code`
    return answerRefusal(posted, error, PROFILE_PATH, 'away')
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
    return answerRefusal(posted, error, PROFILE_PATH, 'away')
  }
}
