import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Short-lived addresses of a work; the time of one that is paid by the view begins with the first. */
export function openLibraryItem(
  client: Client,
  { id }: ArgsOf<'openLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openLibraryItem'>> {
  return client.call(writePath`api/library/${id}/access/`, { ...options, method: 'POST' })
}
