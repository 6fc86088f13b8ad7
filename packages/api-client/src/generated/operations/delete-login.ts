/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Logs out on this device, under the path of django-oscar-api. */
export function deleteLogin(
  client: Client,
  _args: ArgsOf<'deleteLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteLogin'>> {
  return client.call('api/login/', { ...options, method: 'DELETE' })
}
