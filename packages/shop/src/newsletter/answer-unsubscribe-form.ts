import { unsubscribe } from '@dabali/api-client'
import { unsubscribePath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

/** Ends the letter; the page says whether it has. */
export async function answerUnsubscribeForm({ client, params }: PostedForm): Promise<string> {
  const { token = '' } = params
  await unsubscribe(client, { token }).catch(() => undefined)
  return unsubscribePath(token)
}
