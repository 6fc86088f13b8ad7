/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Asks for one email when a sold-out product is back in stock. */
export function requestStockNotice(
  client: Client,
  { product, ...body }: ArgsOf<'requestStockNotice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'requestStockNotice'>> {
  return client.call(writePath`api/products/${{ product }}/stock-notices/`, { ...options, method: 'POST', body })
}
