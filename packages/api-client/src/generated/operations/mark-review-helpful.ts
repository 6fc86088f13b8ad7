/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Marks a review as helpful; a repeated call counts once. */
export function markReviewHelpful(
  client: Client,
  { id }: ArgsOf<'markReviewHelpful'>,
  options: CallOptions = {},
): Promise<AnswerOf<'markReviewHelpful'>> {
  return client.call(writePath`api/reviews/${{ id }}/helpful/`, { ...options, method: 'PUT' })
}
