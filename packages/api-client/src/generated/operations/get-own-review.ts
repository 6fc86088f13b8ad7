/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the review of the account, whether it can write one, and its votes. */
export function getOwnReview(
  client: Client,
  { product }: ArgsOf<'getOwnReview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOwnReview'>> {
  return client.call(writePath`api/products/${{ product }}/reviews/own/`, options)
}
