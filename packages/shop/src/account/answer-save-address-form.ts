import { addUserAddress, changeUserAddress } from '@dabali/api-client'
import { ADDRESSES_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { readAddressInput } from './address-input.ts'
import { answerRefusal } from './answer-refusal.ts'

/** Keeps an address of the account, a new one or one that is there. */
export async function answerSaveAddressForm(posted: PostedForm): Promise<string> {
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
    return answerRefusal(posted, error, ADDRESSES_PATH, 'address')
  }
}
