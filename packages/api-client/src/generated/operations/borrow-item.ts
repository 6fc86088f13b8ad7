/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Adds a work that is included in a pass to the library. */
export function borrowItem(
  client: Client,
  body: ArgsOf<'borrowItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'borrowItem'>> {
  return client.call('api/library/', { ...options, method: 'POST', body })
}
