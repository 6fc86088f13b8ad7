import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Changes what is named of an address and leaves the rest. */
export function changeUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'changeUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeUserAddress'>> {
  return client.call(writePath`api/useraddresses/${id}/`, { ...options, method: 'PATCH', body })
}
