import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Who is logged in, in the words of django-oscar-api. */
export function getLogin(
  client: Client,
  _args: ArgsOf<'getLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getLogin'>> {
  return client.call('api/login/', options)
}
