/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The volumes, the newest first. */
export function listVolumes(
  client: Client,
  query: ArgsOf<'listVolumes'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listVolumes'>> {
  return client.call('api/volumes/', { ...options, query })
}
