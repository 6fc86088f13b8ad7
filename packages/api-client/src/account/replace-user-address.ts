import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Writes an address of the account anew; what is not named becomes empty. */
export function replaceUserAddress(
  client: Client,
  { id, ...body }: ArgsOf<'replaceUserAddress'>,
  options: CallOptions = {},
): Promise<AnswerOf<'replaceUserAddress'>> {
  return client.call(writePath`api/useraddresses/${id}/`, { ...options, method: 'PUT', body })
}
