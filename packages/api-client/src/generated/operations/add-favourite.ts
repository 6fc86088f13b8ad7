/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Saves an event, a record, an interview or a session. */
export function addFavourite(
  client: Client,
  { kind, slug }: ArgsOf<'addFavourite'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addFavourite'>> {
  return client.call(writePath`api/favourites/${{ kind }}/${{ slug }}/`, { ...options, method: 'PUT' })
}
