/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Redeems an access hash for the logged-in account; a repeated call uses nothing up. */
export function redeemLiveHash(
  client: Client,
  { slug, id, hash }: ArgsOf<'redeemLiveHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemLiveHash'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/${{ hash }}/redeem/`, { ...options, method: 'POST' })
}
