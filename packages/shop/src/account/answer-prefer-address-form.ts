import { changeUserAddress } from '@dabali/api-client'
import { ADDRESSES_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { answerRefusal } from './answer-refusal.ts'

/** Makes an address the one that a checkout begins with. */
export async function answerPreferAddressForm(posted: PostedForm): Promise<string> {
  try {
    await changeUserAddress(posted.client, { id: posted.text('address'), is_default_for_shipping: true })
    return `${ADDRESSES_PATH}?saved=1`
  } catch (error) {
    return answerRefusal(posted, error, ADDRESSES_PATH, 'away')
  }
}
