import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Which places are offered to somebody who waited. Takes nothing. */
export function getPlacesOffer(
  client: Client,
  { token }: ArgsOf<'getPlacesOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPlacesOffer'>> {
  return client.call(writePath`api/waiting-list/offers/${token}/`, options)
}
