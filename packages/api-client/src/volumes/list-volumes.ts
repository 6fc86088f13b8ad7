import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The volumes, the newest first. */
export function listVolumes(
  client: Client,
  query: ArgsOf<'listVolumes'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listVolumes'>> {
  return client.call('api/volumes/', { ...options, query })
}
