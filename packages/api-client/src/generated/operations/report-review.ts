/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Reports a review to staff, once per account. */
export function reportReview(
  client: Client,
  { id, ...body }: ArgsOf<'reportReview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reportReview'>> {
  return client.call(writePath`api/reviews/${{ id }}/reports/`, { ...options, method: 'POST', body })
}
