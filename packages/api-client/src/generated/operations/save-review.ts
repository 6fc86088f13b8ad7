/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Writes the review of the account, or changes it. */
export function saveReview(
  client: Client,
  { product, ...body }: ArgsOf<'saveReview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveReview'>> {
  return client.call(writePath`api/products/${{ product }}/reviews/own/`, { ...options, method: 'PUT', body })
}
