/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the reading position of a work. */
export function getReadingPosition(
  client: Client,
  { id }: ArgsOf<'getReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, options)
}
