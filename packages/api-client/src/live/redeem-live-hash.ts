import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Redeems an access hash for the logged-in account; a repeated call uses nothing up. */
export function redeemLiveHash(
  client: Client,
  { slug, id, hash }: ArgsOf<'redeemLiveHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'redeemLiveHash'>> {
  return client.call(writePath`api/events/${{ slug }}/${{ id }}/live/${{ hash }}/redeem/`, {
    ...options,
    method: 'POST',
  })
}
