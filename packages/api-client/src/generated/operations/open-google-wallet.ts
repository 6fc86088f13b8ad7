/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Redirects to Google Wallet with a ticket. */
export function openGoogleWallet(
  client: Client,
  { ticket, ...query }: ArgsOf<'openGoogleWallet'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openGoogleWallet'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/google-wallet/`, { ...options, query })
}
