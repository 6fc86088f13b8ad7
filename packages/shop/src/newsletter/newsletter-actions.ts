import { confirmSubscription, newId, subscribe, unsubscribe } from '@dabali/api-client'
import { confirmSubscriptionPath, NEWSLETTER_PATH, unsubscribePath } from '../paths.ts'
import { failedStatus, type PostedForm } from '../server-request/form-action.ts'
import { subscriptionProblem } from './subscription-problem.ts'

/** Requests a confirmation email and redirects to the result. */
export async function subscribeAction({ client, text }: PostedForm): Promise<string> {
  try {
    // The forms of cached pages have no key of their own.
    await subscribe(client, { email: text('email').trim(), idempotencyKey: text('key') || newId() })
    return `${NEWSLETTER_PATH}?step=sent`
  } catch (error) {
    return `${NEWSLETTER_PATH}?problem=${subscriptionProblem(error)}`
  }
}

/** Confirms the subscription of the link. */
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

/** Unsubscribes; the page shows the result. */
export async function endSubscriptionAction({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  try {
    await unsubscribe(client, { token })
    return unsubscribePath(token)
  } catch (error) {
    return `${unsubscribePath(token)}?problem=${failedStatus(error)}`
  }
}
