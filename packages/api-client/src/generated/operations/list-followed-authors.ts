/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the authors that the account follows. */
export function listFollowedAuthors(
  client: Client,
  _args: ArgsOf<'listFollowedAuthors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listFollowedAuthors'>> {
  return client.call('api/author-follows/', options)
}
