/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the authors, artists and venues that the account follows. */
export function listFollows(
  client: Client,
  _args: ArgsOf<'listFollows'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listFollows'>> {
  return client.call('api/follows/', options)
}
