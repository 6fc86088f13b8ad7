import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Logs out one other device. */
export function endLoginSession(
  client: Client,
  { id }: ArgsOf<'endLoginSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSession'>> {
  return client.call(writePath`api/me/sessions/${{ id }}/`, { ...options, method: 'DELETE' })
}
