import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Saves the reading position; answers 409 when another device has saved a later one. */
export function saveReadingPosition(
  client: Client,
  { id, ...body }: ArgsOf<'saveReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'saveReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, { ...options, method: 'PUT', body })
}
