import { cancelOrderByHash } from '@dabali/api-client'
import { orderPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

/** Cancels an order without scripts; the page that follows says how it stands. */
export async function answerCancelForm({ client, params }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  // What was refused meanwhile is told by the order itself.
  await cancelOrderByHash(client, { hash, idempotencyKey: crypto.randomUUID() }).catch(() => undefined)
  return orderPath(hash)
}
