/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One work of the visitor's library. */
export function getLibraryItem(
  client: Client,
  { id }: ArgsOf<'getLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/`, options)
}
