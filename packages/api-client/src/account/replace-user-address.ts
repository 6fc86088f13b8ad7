import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Replaces an address of the account; fields that are left out become empty. */
export function replaceUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'replaceUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'replaceUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PUT', body })
}
