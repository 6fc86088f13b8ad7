/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** All files of a work in one format, as ZIP. */
export function getLibraryArchive(
  client: Client,
  { token, name }: ArgsOf<'getLibraryArchive'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLibraryArchive'>> {
  return client.call(writePath`api/library/archives/${{ token }}/${{ name }}`, options)
}
