import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs out on this device, or everywhere. */
export function logOut(
  client: Client,
  body: ArgsOf<'logOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'logOut'>> {
  return client.call('api/auth/logout/', { ...options, method: 'POST', body })
}
