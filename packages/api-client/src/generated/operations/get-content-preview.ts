/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** A draft as it would be published, by the token of its link. */
export function getContentPreview(
  client: Client,
  { token }: ArgsOf<'getContentPreview'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getContentPreview'>> {
  return client.call(writePath`api/content-previews/${{ token }}/`, options)
}
