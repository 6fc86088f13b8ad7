import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Changes what is named of the account and leaves the rest. */
export function changeMe(
  client: Client,
  body: ArgsOf<'changeMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'changeMe'>> {
  return client.call('api/me/', { ...options, method: 'PATCH', body })
}
