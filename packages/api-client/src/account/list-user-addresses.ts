import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the addresses of the account. */
export function listUserAddresses(
  client: Client,
  query: ArgsOf<'listUserAddresses'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listUserAddresses'>> {
  return client.call('api/useraddresses/', { ...options, query })
}
