/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the logged-in account, under the path of django-oscar-api. */
export function getLogin(
  client: Client,
  _args: ArgsOf<'getLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getLogin'>> {
  return client.call('api/login/', options)
}
