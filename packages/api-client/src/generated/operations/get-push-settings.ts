/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the key for push subscriptions, and those of the account. */
export function getPushSettings(
  client: Client,
  _args: ArgsOf<'getPushSettings'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getPushSettings'>> {
  return client.call('api/push-subscriptions/', options)
}
