import { confirmSubscription } from '@dabali/api-client'
import { confirmSubscriptionPath, NEWSLETTER_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Subscribes the address whose mail had the link. */
export async function answerConfirmForm({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  try {
    await confirmSubscription(client, { token })
    return `${NEWSLETTER_PATH}?step=confirmed`
  } catch (error) {
    const status = failedStatus(error)
    return status < 500 ? `${NEWSLETTER_PATH}?step=used` : `${confirmSubscriptionPath(token)}?problem=${status}`
  }
}
