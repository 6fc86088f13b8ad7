/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes something from the saved ones. */
export function removeFavourite(
  client: Client,
  { kind, slug }: ArgsOf<'removeFavourite'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeFavourite'>> {
  return client.call(writePath`api/favourites/${{ kind }}/${{ slug }}/`, { ...options, method: 'DELETE' })
}
