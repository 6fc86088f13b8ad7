import { ApiError, verifyOrder } from '@dabali/api-client'
import { orderPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { writtenContact } from './written-contact.ts'

const PROBLEMS: Record<number, string> = { 403: 'wrong', 429: 'slow' }

/** Shows the whole of an order to whoever knows whom it went to; what was typed never stands in an address. */
export async function answerProveForm({ client, params, text }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  const contact = writtenContact(text('contact'))
  if (!contact) return `${orderPath(hash)}?prove=missing`
  try {
    await verifyOrder(client, { hash, ...contact })
    return orderPath(hash)
  } catch (error) {
    const problem = error instanceof ApiError ? PROBLEMS[error.status] : undefined
    return `${orderPath(hash)}?prove=${problem ?? 'failed'}`
  }
}
