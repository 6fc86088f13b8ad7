import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns short-lived addresses of the files of a work; a rental period starts with the first call. */
export function openLibraryItem(
  client: Client,
  { id }: ArgsOf<'openLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/access/`, { ...options, method: 'POST' })
}
