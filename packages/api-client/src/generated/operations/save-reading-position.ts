/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Saves the reading position; answers 409 when another device has saved a later one. */
export function saveReadingPosition(
  client: Client,
  { id, ...body }: ArgsOf<'saveReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, { ...options, method: 'PUT', body })
}
