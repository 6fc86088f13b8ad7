/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Takes the mark back; a repeated call is harmless. */
export function unmarkReviewHelpful(
  client: Client,
  { id }: ArgsOf<'unmarkReviewHelpful'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unmarkReviewHelpful'>> {
  return client.call(writePath`api/reviews/${{ id }}/helpful/`, { ...options, method: 'DELETE' })
}
