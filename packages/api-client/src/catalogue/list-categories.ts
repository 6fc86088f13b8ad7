import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The categories as a tree. */
export function listCategories(
  client: Client,
  _args: ArgsOf<'listCategories'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCategories'>> {
  return client.call('api/categories/', options)
}
