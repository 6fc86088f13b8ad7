import { putOfferIntoBasket } from '@dabali/api-client'
import { checkoutPath } from '@dabali/domain'
import { placesOfferPath } from '../../paths.ts'
import type { PostedForm } from '../../visit/answer-form.ts'
import { failedStatus } from '../../visit/form-problem.ts'

/** Puts places that were kept back into what is bought now, and leads to the till, which is told of them. */
export async function answerTakeOfferForm({ client, params }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  try {
    await putOfferIntoBasket(client, { token })
    return `${checkoutPath('buy-now')}&offer=${encodeURIComponent(token)}`
  } catch (error) {
    return `${placesOfferPath(token)}?problem=${failedStatus(error)}`
  }
}
