import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One category with its subcategories, by slug. */
export function getCategory(
  client: Client,
  { slug }: ArgsOf<'getCategory'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCategory'>> {
  return client.call(writePath`api/categories/${{ slug }}/`, options)
}
