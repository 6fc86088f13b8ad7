import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns everything that is stored about the visitor. */
export function exportMe(
  client: Client,
  _args: ArgsOf<'exportMe'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'exportMe'>> {
  return client.call('api/me/export/', options)
}
