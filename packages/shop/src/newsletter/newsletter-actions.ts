import { confirmSubscription, subscribe, unsubscribe } from '@dabali/api-client'
import { confirmSubscriptionPath, NEWSLETTER_PATH, unsubscribePath } from '../paths.ts'
import { failedStatus, type PostedForm } from '../server-request/form-action.ts'
import { subscriptionProblem } from './subscription-problem.ts'

/** Has the address asked by mail, and leads to what came of that. */
export async function subscribeAction({ client, text }: PostedForm): Promise<string> {
  try {
    await subscribe(client, { email: text('email').trim() })
    return `${NEWSLETTER_PATH}?step=asked`
  } catch (error) {
    return `${NEWSLETTER_PATH}?problem=${subscriptionProblem(error)}`
  }
}

/** Subscribes the address whose mail had the link. */
export async function confirmAction({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  try {
    await confirmSubscription(client, { token })
    return `${NEWSLETTER_PATH}?step=confirmed`
  } catch (error) {
    const status = failedStatus(error)
    return status < 500 ? `${NEWSLETTER_PATH}?step=used` : `${confirmSubscriptionPath(token)}?problem=${status}`
  }
}

/** Ends the letter; the page says whether it has. */
export async function endSubscriptionAction({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  try {
    await unsubscribe(client, { token })
    return unsubscribePath(token)
  } catch (error) {
    return `${unsubscribePath(token)}?problem=${failedStatus(error)}`
  }
}
