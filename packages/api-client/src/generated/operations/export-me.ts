/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns everything that is stored about the visitor. */
export function exportMe(
  client: Client,
  _args: ArgsOf<'exportMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'exportMe'>> {
  return client.call('api/me/export/', options)
}
