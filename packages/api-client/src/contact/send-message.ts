import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sends a message to the shop. */
export function sendMessage(
  client: Client,
  body: ArgsOf<'sendMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendMessage'>> {
  return client.call('api/contact/', { ...options, method: 'POST', body })
}
