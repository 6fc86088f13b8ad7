/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** A ticket as a pass for Apple Wallet. */
export function getApplePass(
  client: Client,
  { ticket, ...query }: ArgsOf<'getApplePass'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getApplePass'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/ticket.pkpass`, { ...options, query })
}
