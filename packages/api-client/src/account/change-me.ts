import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Updates the given fields of the account. */
export function changeMe(
  client: Client,
  body: ArgsOf<'changeMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'changeMe'>> {
  return client.call('api/me/', { ...options, method: 'PATCH', body })
}
