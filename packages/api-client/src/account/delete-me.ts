import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Deletes the account: shortly after a login, or with a code from an email. */
export function deleteMe(
  client: Client,
  body: ArgsOf<'deleteMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'deleteMe'>> {
  return client.call('api/me/', { ...options, method: 'DELETE', body })
}
