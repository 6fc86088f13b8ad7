/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One publisher with its products, by slug. */
export function getPublisher(
  client: Client,
  { slug }: ArgsOf<'getPublisher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPublisher'>> {
  return client.call(writePath`api/publishers/${{ slug }}/`, options)
}
