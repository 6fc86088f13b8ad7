/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists what the visitor waits for, the next event first. */
export function listWaitingListEntries(
  client: Client,
  _args: ArgsOf<'listWaitingListEntries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listWaitingListEntries'>> {
  return client.call('api/waiting-list/', options)
}
