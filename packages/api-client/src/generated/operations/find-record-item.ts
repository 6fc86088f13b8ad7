/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The item of the visitor's library that plays a record in full. */
export function findRecordItem(
  client: Client,
  { slug }: ArgsOf<'findRecordItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'findRecordItem'>> {
  return client.call(writePath`api/library/records/${{ slug }}/`, options)
}
