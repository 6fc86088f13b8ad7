import { ApiError, deleteUserAddress } from '@dabali/api-client'
import { ADDRESSES_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { answerRefusal } from './answer-refusal.ts'

const NOT_FOUND = 404

/** Removes an address; one that is gone already is gone. */
export async function answerDeleteAddressForm(posted: PostedForm): Promise<string> {
  try {
    await deleteUserAddress(posted.client, { id: posted.text('address') })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === NOT_FOUND
    if (!isGone) return answerRefusal(posted, error, ADDRESSES_PATH, 'away')
  }
  return `${ADDRESSES_PATH}?removed=1`
}
