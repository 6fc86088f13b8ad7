/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One volume, by slug. */
export function getVolume(
  client: Client,
  { slug }: ArgsOf<'getVolume'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getVolume'>> {
  return client.call(writePath`api/volumes/${{ slug }}/`, options)
}
