import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs out on this device, under the path of django-oscar-api. */
export function deleteLogin(
  client: Client,
  _args: ArgsOf<'deleteLogin'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteLogin'>> {
  return client.call('api/login/', { ...options, method: 'DELETE' })
}
