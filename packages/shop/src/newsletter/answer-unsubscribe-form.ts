import { unsubscribe } from '@dabali/api-client'
import { unsubscribePath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Ends the letter; the page says whether it has. */
export async function answerUnsubscribeForm({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  try {
    await unsubscribe(client, { token })
    return unsubscribePath(token)
  } catch (error) {
    return `${unsubscribePath(token)}?problem=${failedStatus(error)}`
  }
}
