import { cancelOrderByHash, newId } from '@dabali/api-client'
import { orderPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'

/** Cancels an order without scripts. The page of the order shows its status, and answers a refusal with the status of it. */
export async function answerCancelForm({ client, params }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  try {
    await cancelOrderByHash(client, { hash, idempotencyKey: newId() })
    return orderPath(hash)
  } catch (error) {
    return `${orderPath(hash)}?cancel=${failedStatus(error)}`
  }
}
