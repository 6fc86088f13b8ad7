import { ApiError, refreshPayment } from '@dabali/api-client'
import { paymentPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'

/** Asks the gateway, and leads back to the page of the payment, which says what is known. */
export async function answerLookForm({ client, params }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  try {
    await refreshPayment(client, { hash }, { timeoutMilliseconds: LONGEST_MILLISECONDS })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The page is the same, and says that nothing is known yet.
  }
  return paymentPath(hash)
}

/** A gateway takes its time. */
const LONGEST_MILLISECONDS = 15_000
