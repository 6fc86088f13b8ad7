import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One artist, by slug. */
export function getArtist(
  client: Client,
  { slug }: ArgsOf<'getArtist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getArtist'>> {
  return client.call(writePath`api/artists/${{ slug }}/`, options)
}
