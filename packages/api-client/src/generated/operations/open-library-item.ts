/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns short-lived addresses of the files of a work; a rental period starts with the first call. */
export function openLibraryItem(
  client: Client,
  { id }: ArgsOf<'openLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/access/`, { ...options, method: 'POST' })
}
