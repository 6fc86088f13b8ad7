import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Updates the given fields of an address. */
export function changeUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'changeUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeUserAddress'>> {
  return client.call(writePath`api/useraddresses/${{ id }}/`, { ...options, method: 'PATCH', body })
}
