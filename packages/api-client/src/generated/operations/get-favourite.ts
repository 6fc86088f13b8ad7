/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether something is saved. */
export function getFavourite(
  client: Client,
  { kind, slug }: ArgsOf<'getFavourite'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getFavourite'>> {
  return client.call(writePath`api/favourites/${{ kind }}/${{ slug }}/`, options)
}
