import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the logged-in account. */
export function getMe(
  client: Client,
  _args: ArgsOf<'getMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getMe'>> {
  return client.call('api/me/', options)
}
