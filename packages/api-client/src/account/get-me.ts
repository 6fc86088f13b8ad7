import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Who is logged in. */
export function getMe(
  client: Client,
  _args: ArgsOf<'getMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getMe'>> {
  return client.call('api/me/', options)
}
