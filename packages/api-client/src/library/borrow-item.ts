import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds a work that is included in a pass to the library. */
export function borrowItem(
  client: Client,
  body: ArgsOf<'borrowItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'borrowItem'>> {
  return client.call('api/library/', { ...options, method: 'POST', body })
}
