/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Deletes the review of the account; a repeated call is harmless. */
export function deleteReview(
  client: Client,
  { product }: ArgsOf<'deleteReview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteReview'>> {
  return client.call(writePath`api/products/${{ product }}/reviews/own/`, { ...options, method: 'DELETE' })
}
