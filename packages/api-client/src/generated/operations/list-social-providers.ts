/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the providers that the visitor can log in with. */
export function listSocialProviders(
  client: Client,
  _args: ArgsOf<'listSocialProviders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSocialProviders'>> {
  return client.call('api/auth/social/', options)
}
