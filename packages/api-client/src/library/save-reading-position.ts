import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Keeps where the visitor left off; a position of another device that is further is answered with 409. */
export function saveReadingPosition(
  client: Client,
  { id, ...body }: ArgsOf<'saveReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveReadingPosition'>> {
  return client.call(writePath`api/library/${id}/position/`, { ...options, method: 'PUT', body })
}
