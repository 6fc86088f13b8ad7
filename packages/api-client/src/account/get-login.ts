import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the logged-in account, under the path of django-oscar-api. */
export function getLogin(
  client: Client,
  _args: ArgsOf<'getLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getLogin'>> {
  return client.call('api/login/', options)
}
