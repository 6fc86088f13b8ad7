import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns one address of the account. */
export function getUserAddress(
  client: Client,
  { id }: ArgsOf<'getUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, options)
}
