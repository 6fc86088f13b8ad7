import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs out on this device, under the path of django-oscar-api. */
export function endLogin(
  client: Client,
  _args: ArgsOf<'endLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'endLogin'>> {
  return client.call('api/login/', { ...options, method: 'DELETE' })
}
