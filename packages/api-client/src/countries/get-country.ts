import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One country, by its two-letter code. */
export function getCountry(
  client: Client,
  { code }: ArgsOf<'getCountry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCountry'>> {
  return client.call(writePath`api/countries/${{ code }}/`, options)
}
