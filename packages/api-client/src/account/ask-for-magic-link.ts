import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends a mail with a link and a code to log in with; the answer never tells whether there is an account. */
export function askForMagicLink(
  client: Client,
  body: ArgsOf<'askForMagicLink'>,
  options: CallOptions = {},
): Promise<AnswerOf<'askForMagicLink'>> {
  return client.call('api/auth/magic-link/', { ...options, method: 'POST', body })
}
