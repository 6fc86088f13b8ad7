import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends an email with a login link and a code; the answer does not reveal whether the account exists. */
export function askForMagicLink(
  client: Client,
  body: ArgsOf<'askForMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'askForMagicLink'>> {
  return client.call('api/auth/magic-link/', { ...options, method: 'POST', body })
}
