import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds an address to the account. */
export function addUserAddress(
  client: Client,
  body: ArgsOf<'addUserAddress'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'addUserAddress'>> {
  return client.call('api/useraddresses/', { ...options, method: 'POST', body })
}
