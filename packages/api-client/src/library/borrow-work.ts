import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Adds a work that is included in a pass to the library. */
export function borrowWork(
  client: Client,
  body: ArgsOf<'borrowWork'>,
  options: CallOptions = {},
): Promise<AnswerOf<'borrowWork'>> {
  return client.call('api/library/', { ...options, method: 'POST', body })
}
