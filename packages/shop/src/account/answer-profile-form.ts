import { ApiError, changeMe } from '@dabali/api-client'
import { languageOf } from '@dabali/domain'
import { PROFILE_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { answerRefusal } from './answer-refusal.ts'

/** Changes what the account says of its owner. */
export async function answerProfileForm(posted: PostedForm): Promise<string> {
  const { client, text } = posted
  try {
    const [name, phone_number] = [text('name'), text('phone_number')]
    await changeMe(client, { name, phone_number, language: languageOf(text('mail_language')) })
    return `${PROFILE_PATH}?saved=1`
  } catch (error) {
    const isPhone = error instanceof ApiError && Object.hasOwn(Object(error.body), 'phone_number')
    return answerRefusal(posted, error, PROFILE_PATH, isPhone ? 'phone' : 'away')
  }
}
