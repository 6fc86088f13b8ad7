/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds a gift to the library of the logged-in account; a repeated call changes nothing. */
export function claimGift(
  client: Client,
  { token }: ArgsOf<'claimGift'>,
  options: CallOptions = {},
): Promise<AnswerOf<'claimGift'>> {
  return client.call(writePath`api/library/gifts/${{ token }}/claim/`, { ...options, method: 'POST' })
}
