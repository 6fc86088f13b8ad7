/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns a series with its works in order. */
export function getSeries(
  client: Client,
  { slug }: ArgsOf<'getSeries'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSeries'>> {
  return client.call(writePath`api/series/${{ slug }}/`, options)
}
