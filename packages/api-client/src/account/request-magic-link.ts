import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends an email with a login link and a code; the answer does not reveal whether the account exists. */
export function requestMagicLink(
  client: Client,
  body: ArgsOf<'requestMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'requestMagicLink'>> {
  return client.call('api/auth/magic-link/', { ...options, method: 'POST', body })
}
