import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends a message to the shop. */
export function sendContactMessage(
  client: Client,
  body: ArgsOf<'sendContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendContactMessage'>> {
  return client.call('api/contact/', { ...options, method: 'POST', body })
}
