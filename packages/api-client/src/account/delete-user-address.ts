import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Removes an address from the account. */
export function deleteUserAddress(
  client: Client,
  { id }: ArgsOf<'deleteUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'deleteUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'DELETE' })
}
