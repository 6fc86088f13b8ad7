import { subscribe } from '@dabali/api-client'
import { NEWSLETTER_PATH } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { subscriptionProblem } from './subscription-problem.ts'

/** Has the address asked by mail, and leads to what came of that. */
export async function answerSubscribeForm({ client, text }: PostedForm): Promise<string> {
  try {
    await subscribe(client, { email: text('email').trim() })
    return `${NEWSLETTER_PATH}?step=asked`
  } catch (error) {
    return `${NEWSLETTER_PATH}?problem=${subscriptionProblem(error)}`
  }
}
